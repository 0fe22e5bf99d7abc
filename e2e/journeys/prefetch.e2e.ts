import { useSite } from '../support/site';

/** Hovering over a link prefetches its page. */
const site = useSite();

test('a hovered link opens without further requests', async () => {
  const page = await site.newPage();
  await page.goto('/', { waitUntil: 'networkidle' });
  const isTrainersCode = (path: string) => /\/public\/.*trainers.*\.js$/.test(path);
  const before = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(before.filter(isTrainersCode)).toEqual([]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  const link = page.getByRole('banner').getByRole('link', { name: 'Trainers', exact: true });
  const data = page.waitForResponse((answer) => answer.url().includes('/dashboard/GetAllTrainers'));
  await page.mouse.move(400, 700);
  await link.hover();
  await data;
  await page.waitForLoadState('networkidle');
  expect(asked.filter(isTrainersCode)).toHaveLength(1);

  asked.length = 0;
  await link.click();
  await page.getByRole('heading', { level: 1, name: 'Trainers' }).waitFor();
  await page.getByRole('listitem').getByRole('link').first().waitFor();
  expect(asked.filter((path) => path.endsWith('.js') || path.includes('GetAllTrainers'))).toEqual([]);
});
