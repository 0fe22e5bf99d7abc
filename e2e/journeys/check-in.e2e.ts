import type { Page } from 'playwright-core';
import { axeViolations } from '../support/axe';
import { classroomBatch } from '../support/courses';
import { people, sessionOf } from '../support/people';
import { interactive, useSite } from '../support/site';

const site = useSite();

interface Arrival {
  user_id: number;
  session_day: string;
}

/** Who is at the class of today, as the API says. */
async function presentAt(batchId: number): Promise<number[]> {
  const [token] = await sessionOf(site.origin, people.trainer);
  const headers = { authorization: `Bearer ${token?.value}` };
  const { data } = await (await fetch(`${site.origin}/backend/classes/${batchId}/check-in`, { headers })).json();
  const { present, sessions }: { present: Arrival[]; sessions: { session_day: string; opens_at: string }[] } =
    data.results;
  const today = sessions.filter(({ opens_at }) => Date.parse(opens_at) <= Date.now()).at(-1)?.session_day;
  return present.filter(({ session_day }) => session_day === today).map(({ user_id }) => user_id);
}

/** A camera in whose picture the QR code stands. */
function showToCamera(svg: string) {
  const camera = async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 480 });
    const context = canvas.getContext('2d');
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await image.decode();
    const draw = () => {
      context?.fillRect(0, 0, 480, 480);
      context?.drawImage(image, 60, 60, 360, 360);
      requestAnimationFrame(draw);
    };
    if (context) context.fillStyle = '#fff';
    draw();
    return canvas.captureStream();
  };
  Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { value: camera });
}

/** The QR code of the learner's ticket, with sizes of its own. */
async function ticketOfLearner(page: Page): Promise<string> {
  const image = page.getByRole('img', { name: 'Ticket of Priya Nair' });
  await image.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const svg = await image.evaluate((element) => new XMLSerializer().serializeToString(element));
  return svg.replace(/ (?:width|height)="128"/g, (size) => size.replace('128', '360'));
}

const checkIns = (page: Page) => page.getByRole('button', { name: 'Check in', exact: true });

test('a ticket is scanned; 30 check-ins made without a network survive a reload and arrive once', async () => {
  site.allowPageError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Network Error/);
  const batch = await classroomBatch(site.origin);
  const learner = await site.newPage({ width: 390, theme: 'dark', as: people.learner });
  await learner.goto(`/my-courses/${batch}`);
  await learner.getByRole('link', { name: 'Ticket' }).click();
  const svg = await ticketOfLearner(learner);

  const page = await site.newPage({ width: 390, as: people.trainer });
  await page.addInitScript(showToCamera, svg);
  await page.goto('/patron/basicdetails');
  await page.getByRole('link', { name: 'Check-in' }).first().click();
  await page.waitForURL(`**/check-in/${batch}`);
  await page.getByText('This page also works offline.').waitFor();
  await interactive(page);
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Scan tickets' }).click();
  await page.getByText(/^Priya Nair: (already )?checked in$/).waitFor();
  await page.getByRole('button', { name: 'Close the scanner' }).click();
  await page.getByText('All changes saved.').waitFor();
  const before = await presentAt(batch);
  const [, user] = await sessionOf(site.origin, people.learner);
  expect(before).toContain(Number(user?.value));

  await page.context().setOffline(true);
  for (let count = 1; count <= 30; count += 1) await checkIns(page).first().click();
  await page.getByText('30 changes wait on this device').waitFor();
  // Elsewhere the header, which stays in view, can cover a part of a button.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await page.getByText('30 changes wait on this device').waitFor();
  expect(await presentAt(batch)).toEqual(before);

  await page.context().setOffline(false);
  await page.getByText('All changes saved.').waitFor();
  const after = await presentAt(batch);
  expect([after.length, new Set(after).size]).toEqual([before.length + 30, before.length + 30]);
});

test('after signing out, nothing of the check-in is left on the device', async () => {
  site.allowPageError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const batch = await classroomBatch(site.origin);
  const page = await site.newPage({ as: people.trainer });
  await page.goto(`/patron/basicdetails/check-in/${batch}`);
  await page.getByText('This page also works offline.').waitFor();
  const left = () =>
    page.evaluate(async () => [
      ...Object.keys(localStorage).filter((key) => key.startsWith('kaksha.offline')),
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
  expect((await left()).length).toBeGreaterThan(2);
  // The account menu would end the session of the other journeys.
  await page.context().clearCookies();
  await page.goto('/');
  // The browser ends the service worker after the page has left.
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistrations()).length === 0);
  expect(await left()).toEqual([]);
});
