import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { axeViolations } from '../support/axe';
import { copyOfCourse } from '../support/own-course';
import { fillSignIn, newLearner, people, sessionOf } from '../support/people';
import { interactive, useSite } from '../support/site';

const site = useSite();

async function buy(page: Page, path: string, email: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Enroll Now' }).filter({ visible: true }).first().click();
  await fillSignIn(page, email);
  await page.getByRole('button', { name: /^Pay [₹$]/ }).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('heading', { level: 1, name: 'You are enrolled' }).waitFor();
}

async function openMaterials(trainer: Page, batchId: number): Promise<void> {
  await trainer.goto(`/patron/basicdetails/batches/${batchId}?tab=materials`);
  await interactive(trainer);
}

test('a trainer gives a batch a file and a recording, its learner keeps them after the course is hidden, others do not see them', async () => {
  const course = await copyOfCourse(site.origin, people.trainer, { seats: null });
  const learner = await site.newPage({ width: 390, theme: 'dark' });
  await buy(learner, course.path, newLearner('materials'));

  const trainer = await site.newPage({ as: people.trainer });
  await openMaterials(trainer, course.batchId);
  const dialog = trainer.getByRole('dialog', { name: 'Add a material' });
  await trainer.getByRole('button', { name: 'Add a material' }).click();
  await dialog.getByRole('radio', { name: 'A file' }).click();
  await dialog.getByLabel(/^Title/).fill('Notes of the first class');
  await dialog
    .getByLabel(/^File/)
    .setInputFiles({ name: 'notes.md', mimeType: 'text/markdown', buffer: Buffer.from('# Pods') });
  expect(await axeViolations(trainer)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  const list = trainer.getByRole('list', { name: 'Materials and recordings' });
  await list.getByText('notes.md').waitFor();
  await trainer.getByRole('button', { name: 'Add a material' }).click();
  await dialog.getByRole('radio', { name: 'Recording' }).click();
  await dialog.getByLabel(/^Title/).fill('Recording of the first class');
  await dialog.getByLabel(/^Link/).fill('https://video.example.com/first-class');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await list.getByText('video.example.com').waitFor();
  expect(await axeViolations(trainer)).toEqual([]);

  const [token] = await sessionOf(site.origin, people.trainer);
  const hide = await fetch(`${site.origin}/backend/patrons-registration/UpdateCourseDetails/${course.id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token?.value}` },
    body: JSON.stringify({ is_active: false }),
  });
  expect(hide.status).toBe(200);

  await learner.goto('/my-courses');
  await learner.getByRole('link', { name: 'Open class' }).click();
  const link = learner.getByRole('link', { name: 'Recording of the first class' });
  expect(await link.getAttribute('href')).toBe('https://video.example.com/first-class');
  expect(await axeViolations(learner)).toEqual([]);
  const download = learner.waitForEvent('download');
  await learner.getByRole('button', { name: 'Notes of the first class' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toBe('# Pods');

  site.allowPageError(/404/);
  await learner.getByRole('link', { name: 'Course page' }).click();
  await learner.getByText(/^This course is not offered any more/).waitFor();
  await learner.getByRole('region', { name: 'You have a seat' }).waitFor();
  expect(await axeViolations(learner)).toEqual([]);

  const batch = new URLSearchParams(course.paymentPath.split('?')[1]).get('t');
  const other = newLearner('no-materials');
  const [foreign] = await sessionOf(site.origin, other);
  const visitors: Record<string, string>[] = [{}, { authorization: `Bearer ${foreign?.value}` }];
  for (const headers of visitors) {
    for (const rest of ['', '/1/file']) {
      const answer = await fetch(`${site.origin}/backend/classes/${batch}/materials${rest}`, { headers });
      expect([401, 403]).toContain(answer.status);
    }
  }
}, 90_000);
