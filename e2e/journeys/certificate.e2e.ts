import type { Page } from 'playwright-core';
import { axeViolations } from '../support/axe';
import { people, sessionOf } from '../support/people';
import { interactive, useSite } from '../support/site';

const site = useSite();

/** A revoked certificate of the demo data, which names a finished batch of the demo trainer. */
const revoked = '3b6f2c1e-8a54-4f0b-9c1d-5e7a90b1c202';

interface Learner {
  name: string;
  attended: number;
  sessions: number;
  certificate: object | null;
}

async function read<T>(path: string, email?: string): Promise<T> {
  const [token] = email ? await sessionOf(site.origin, email) : [];
  const headers = token && { authorization: `Bearer ${token.value}` };
  const answer = await fetch(`${site.origin}/backend${path}`, { ...(headers && { headers }) });
  return (await answer.json()).data.results;
}

/** The finished batch, and its learner who is the fewest sessions below the bar. */
async function finishedBatch() {
  const { batch_id: batch } = await read<{ batch_id: number }>(`/certificates/${revoked}`);
  const { learners } = await read<{ learners: Learner[] }>(`/classes/${batch}/certificates`, people.trainer);
  const [learner] = learners.filter(({ certificate }) => !certificate).sort((a, b) => b.attended - a.attended);
  if (!learner) throw new Error('every learner has a certificate');
  const missing = Math.ceil(learner.sessions * 0.75) - learner.attended;
  return { path: `/patron/basicdetails/batches/${batch}?tab=attendance`, learner, missing };
}

/** Says that the learner was at so many further sessions. */
async function addAttendance(page: Page, name: string, count: number): Promise<void> {
  const sessions = page.getByRole('combobox', { name: 'Session' });
  const box = page.getByRole('checkbox', { name });
  const days = await sessions
    .locator('option')
    .evaluateAll((options) => options.map((each) => each.getAttribute('value')));
  let left = count;
  for (const day of days) {
    if (left === 0) return;
    await sessions.selectOption(day ?? '');
    if (await box.isChecked()) continue;
    await box.click();
    await page.getByRole('listitem').filter({ has: box }).getByText('corrected').waitFor();
    left -= 1;
  }
}

test('a correction brings a certificate, a stranger verifies it, the trainer revokes it, and its page says so', async () => {
  const { path, learner, missing } = await finishedBatch();
  const trainer = await site.newPage({ as: people.trainer });
  await trainer.goto(path);
  await interactive(trainer);
  const row = trainer.getByRole('row', { name: learner.name });
  await row.getByText('Below the minimum').waitFor();
  expect(await axeViolations(trainer)).toEqual([]);
  await addAttendance(trainer, learner.name, missing);
  await row.getByText('Issued').waitFor();
  const address = (await row.getByRole('link').getAttribute('href')) ?? '';

  const stranger = await site.newPage({ width: 390, theme: 'dark' });
  await stranger.goto(address);
  await stranger.getByRole('heading', { level: 1, name: learner.name }).waitFor();
  await stranger.getByText('Valid.', { exact: true }).waitFor();
  expect(await axeViolations(stranger)).toEqual([]);
  const file = await fetch(`${site.origin}/backend${address}/file`);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);

  await trainer.getByRole('button', { name: `Revoke the certificate of ${learner.name}` }).click();
  const dialog = trainer.getByRole('dialog', { name: 'Revoke this certificate?' });
  await dialog.getByLabel('Reason').fill('The attendance was corrected by mistake.');
  expect(await axeViolations(trainer)).toEqual([]);
  await dialog.getByRole('button', { name: 'Revoke the certificate' }).click();
  await row.getByText('Revoked').waitFor();

  await stranger.reload();
  await stranger.getByText('Revoked.', { exact: true }).waitFor();
  await stranger.getByText(/Reason: The attendance was corrected by mistake\./).waitFor();
});

test('a learner opens the certificate from My Courses and is offered to add it to LinkedIn', async () => {
  const page = await site.newPage({ as: people.learner });
  await page.goto('/my-courses');
  await page
    .getByRole('list', { name: 'Finished' })
    .getByRole('button', { name: /^More actions/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Certificate', exact: true }).click();
  await page.getByText('Valid.', { exact: true }).waitFor();
  await page.getByRole('link', { name: /^Add to LinkedIn/ }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
});
