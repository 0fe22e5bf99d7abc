import type { BatchCertificatesWire } from '@kaksha/api-client/generated/wire';
import { batch } from '@kaksha/testing/factories';
import { failure } from '@kaksha/testing/fake-http';
import { answerSecondSave, testSecondSave } from '@kaksha/testing/second-save';
import { authoredCourseWire } from '@kaksha/testing/wire/catalogue';
import { screen, waitFor, within } from '@testing-library/react';
import { coursePath, draftCourse, editPath, openWizard, wizardHost } from '../fake-wizard';

const wire: BatchCertificatesWire = { batch_id: 4, percent: 75, is_finished: false, version: 1, learners: [] };

async function openDialog(certificates: unknown = wire) {
  const host = wizardHost();
  const course = draftCourse({ batches: [batch({ id: 4, courseId: 9 })] });
  host.http.on('GET', coursePath(9), authoredCourseWire(course));
  host.http.on('GET', '/classes/4/certificates', certificates);
  const { user } = openWizard(editPath(9, '?step=2'), host);
  await user.click(await screen.findByRole('button', { name: /^More actions/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Certificate' }));
  return { host, user, dialog: within(await screen.findByRole('dialog', { name: 'Certificate' })) };
}

const rule = (dialog: ReturnType<typeof within>) =>
  dialog.findByRole('combobox', { name: 'Attendance for a certificate' });

test('a batch gives certificates from 75% of the sessions, and the trainer chooses another share', async () => {
  const { host, user, dialog } = await openDialog();
  expect(await rule(dialog)).toHaveValue('75');
  host.http.on('PUT', '/classes/4/certificates', { ...wire, percent: 90 });
  await user.selectOptions(await rule(dialog), '90% of the sessions');
  await waitFor(async () => expect(await rule(dialog)).toHaveValue('90'));
  expect(host.http.callsTo('PUT', '/classes/4/certificates').at(-1)?.body).toEqual({ percent: 90, version: 1 });
});

test('a choice that is not saved is reported and changes nothing', async () => {
  const { host, user, dialog } = await openDialog();
  host.http.on('PUT', '/classes/4/certificates', failure(500, 'Closed for a moment.'));
  await user.selectOptions(await rule(dialog), 'no certificates');
  await waitFor(() => expect(host.notices.at(-1)).toMatchObject({ title: 'The rule was not saved' }));
  expect(await rule(dialog)).toHaveValue('75');
});

const none = { call: ['PUT', '/classes/4/certificates'] as const, stored: { ...wire, percent: null } };
/** Chooses 90 % after another tab chose no certificates. */
async function chooseSecond() {
  const { host, user, dialog } = await openDialog();
  answerSecondSave(host, none);
  await user.selectOptions(await rule(dialog), '90% of the sessions');
  return { host, user };
}
const chosen = () => screen.getByRole('combobox', { name: 'Attendance for a certificate' });

testSecondSave('the attendance that a certificate needs', {
  ...none,
  record: 'rule',
  label: 'Attendance for a certificate',
  shown: { mine: '90% of the sessions', theirs: 'No certificates' },
  save: async () => (await chooseSecond()).host,
  sent: { mine: { percent: 90 }, theirs: { percent: null } },
  expectTyped: () => expect(chosen()).toHaveDisplayValue('90% of the sessions'),
});

test('a choice that waits after a conflict is saved with Save', async () => {
  const { host, user } = await chooseSecond();
  await user.click(await screen.findByRole('button', { name: 'Go on editing' }));
  expect(await screen.findByText('Not saved yet')).toBeInTheDocument();
  host.http.on('PUT', '/classes/4/certificates', { ...wire, percent: 90 });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(host.notices.at(-1)).toMatchObject({ title: 'The rule for certificates is saved' }));
  expect(chosen()).toHaveDisplayValue('90% of the sessions');
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
});
