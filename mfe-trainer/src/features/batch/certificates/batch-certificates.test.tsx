import type { BatchAttendanceWire, BatchCertificatesWire, CertificateWire } from '@kaksha/api-client/generated/wire';
import { failure, textFile } from '@kaksha/testing/fake-http';
import { screen, waitFor, within } from '@testing-library/react';
import { openBatch } from '../fake-batch-page';

const id = '3b6f2c1e-8a54-4f0b-9c1d-5e7a90b1c201';
const certificate: CertificateWire = {
  id,
  learner_name: 'Priya Nair',
  course_id: 1,
  course_name: 'Kubernetes in Production',
  trainer_id: 3,
  trainer_name: 'Ananya Raghavan',
  batch_id: 7,
  start_date: '2026-01-05',
  end_date: '2026-01-08',
  sessions: 4,
  attended: 4,
  issued_at: '2026-01-09T05:00:00.000Z',
  state: 'valid',
  revoked_at: null,
  revoke_reason: '',
  replaces: null,
  replaced_by: null,
};
const data: BatchCertificatesWire = {
  batch_id: 7,
  percent: 75,
  is_finished: true,
  version: 1,
  learners: [
    { user_id: 5, name: 'Priya Nair', sessions: 4, attended: 4, certificate },
    { user_id: 6, name: 'Ravi Kumar', sessions: 4, attended: 2, certificate: null },
  ],
};

const sessions: BatchAttendanceWire = {
  batch_id: 7,
  sessions: ['05', '06'].map((day) => ({
    session_day: `2026-01-${day}`,
    date: `2026-01-${day}`,
    time: '19:00',
  })),
  learners: [
    { user_id: 5, name: 'Priya Nair', present: ['2026-01-05', '2026-01-06'], corrected: [] },
    { user_id: 6, name: 'Ravi Kumar', present: ['2026-01-05'], corrected: [] },
  ],
};

const open = (certificates: unknown = data) =>
  openBatch('attendance', { answers: { certificates, attendance: sessions } });

const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('lists the attendance and the certificates of the only batch', async () => {
  await open();
  const priya = await row(/^Priya Nair/);
  expect(priya.getByText('4 of 4 (100%)')).toBeInTheDocument();
  expect(priya.getByRole('link', { name: /Issued 9 Jan 2026/ })).toHaveAttribute('href', `/certificates/${id}`);
  expect((await row(/^Ravi Kumar/)).getByText('Below the minimum')).toBeInTheDocument();
});

test('a lower minimum shows the certificates that follow', async () => {
  const { host, user } = await open();
  const minimum = await screen.findByRole('combobox', { name: 'Attendance for a certificate' });
  expect(minimum).toHaveValue('75');
  const second = { ...certificate, id: id.replace(/1$/, '2'), learner_name: 'Ravi Kumar' };
  const learners = data.learners.map((each) => (each.user_id === 6 ? { ...each, certificate: second } : each));
  host.http.on('PUT', '/classes/7/certificates', { ...data, percent: 50, learners });
  await user.selectOptions(minimum, '50% of the sessions');
  await waitFor(async () => expect((await row(/^Ravi Kumar/)).getByText('Issued')).toBeInTheDocument());
  expect(host.http.callsTo('PUT', '/classes/7/certificates').at(-1)?.body).toEqual({ percent: 50, version: 1 });
});

test('the last of two quick choices of the minimum wins', async () => {
  const { host, user } = await open();
  const minimum = await screen.findByRole('combobox', { name: 'Attendance for a certificate' });
  const answers: (() => void)[] = [];
  host.http.on('PUT', '/classes/7/certificates', ({ body: { percent } }: { body: { percent: number | null } }) => {
    return new Promise((resolve) => answers.push(() => resolve({ ...data, percent })));
  });
  const asked = () => host.http.callsTo('PUT', '/classes/7/certificates').map(({ body }) => body);
  await user.selectOptions(minimum, '50% of the sessions');
  expect(minimum).toHaveValue('50');
  await user.selectOptions(minimum, 'no certificates');
  expect(minimum).toHaveValue('');
  expect(asked()).toEqual([{ percent: 50, version: 1 }]);
  answers[0]?.();
  await waitFor(() => expect(asked()).toMatchObject([{ percent: 50 }, { percent: null }]));
  expect(minimum).toHaveValue('');
  answers[1]?.();
  await waitFor(() => expect(host.notices).toMatchObject([{ title: 'The rule for certificates is saved' }]));
  expect(minimum).toHaveValue('');
});

test('a trainer revokes a certificate with a reason', async () => {
  const { host, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Revoke the certificate of Priya Nair' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Revoke this certificate?' }));
  await user.click(dialog.getByRole('button', { name: 'Revoke the certificate' }));
  expect(await dialog.findByText('Please say why')).toBeInTheDocument();
  await user.type(dialog.getByLabelText(/Reason/), 'Another person attended.');
  const revoked: CertificateWire = {
    ...certificate,
    state: 'revoked',
    revoked_at: '2026-01-12T05:00:00.000Z',
    revoke_reason: 'Another person attended.',
  };
  host.http.on('POST', `/certificates/${id}/revoke`, revoked);
  const learners = data.learners.map((each) => (each.user_id === 5 ? { ...each, certificate: revoked } : each));
  host.http.on('GET', '/classes/7/certificates', { ...data, learners });
  await user.click(dialog.getByRole('button', { name: 'Revoke the certificate' }));
  expect((await row(/^Priya Nair/)).getByText('Revoked')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Revoke the certificate of Priya/ })).not.toBeInTheDocument();
});

test('says that a certificate replaces one with another name', async () => {
  const corrected: CertificateWire = { ...certificate, replaces: '3b6f2c1e-8a54-4f0b-9c1d-5e7a90b1c209' };
  const learners = data.learners.map((each) => (each.user_id === 5 ? { ...each, certificate: corrected } : each));
  await open({ ...data, learners });
  expect((await row(/^Priya Nair/)).getByText('Replaces one with another name')).toBeInTheDocument();
});

test('shows why the certificates did not load', async () => {
  await open(failure(500, 'Closed for a moment.'));
  expect(await screen.findByText('Closed for a moment.')).toBeInTheDocument();
});

test('shows who was at the last session and corrects it', async () => {
  const { host, user } = await open();
  const ravi = await screen.findByRole('checkbox', { name: 'Ravi Kumar' });
  expect(ravi).not.toBeChecked();
  expect(screen.getByText('1 of 2 there')).toBeInTheDocument();
  const learners = sessions.learners.map((each) =>
    each.user_id === 6 ? { ...each, present: ['2026-01-05', '2026-01-06'], corrected: ['2026-01-06'] } : each,
  );
  host.http.on('PUT', '/classes/7/attendance', { ...sessions, learners });
  await user.click(ravi);
  expect(await screen.findByText('2 of 2 there')).toBeInTheDocument();
  expect(screen.getByText('corrected')).toBeInTheDocument();
  const body = { user_id: 6, session_day: '2026-01-06', is_present: true };
  expect(host.http.callsTo('PUT', '/classes/7/attendance').at(-1)?.body).toEqual(body);
  expect(host.http.callsTo('GET', '/classes/7/certificates')).toHaveLength(2);
});

test('another session can be chosen', async () => {
  const { user } = await open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Session' }), 'Monday, 5 January, 7:00 PM');
  expect(screen.getByRole('checkbox', { name: 'Ravi Kumar' })).toBeChecked();
});

test('a correction that fails is reported and changes nothing', async () => {
  const { host, user } = await open();
  host.http.on('PUT', '/classes/7/attendance', failure(500, 'Closed for a moment.'));
  await user.click(await screen.findByRole('checkbox', { name: 'Ravi Kumar' }));
  await waitFor(() => expect(host.notices.at(-1)).toMatchObject({ title: 'The attendance was not saved' }));
  expect(screen.getByRole('checkbox', { name: 'Ravi Kumar' })).not.toBeChecked();
});

test('a class before the enrolment cannot be marked, and says why', async () => {
  const late = { ...sessions, learners: [{ ...sessions.learners[1], present: [], too_early: ['2026-01-06'] }] };
  await openBatch('attendance', { answers: { certificates: data, attendance: late } });
  expect(await screen.findByRole('checkbox', { name: 'Ravi Kumar' })).toBeDisabled();
  expect(screen.getByText('enrolled after this class')).toBeInTheDocument();
});

test('says which hours a certificate needs, and that the trainer is not verified', async () => {
  const learners = data.learners.map((each) => ({ ...each, attended_minutes: 30 }));
  await open({ ...data, learners, least_hours: 1, trainer_verified: false });
  expect((await row(/^Ravi Kumar/)).getByText('Fewer than 1 hour')).toBeInTheDocument();
  expect(screen.getByText('A certificate also needs 1 attended hour.')).toBeInTheDocument();
  expect(screen.getByText(/has not verified your identity, until your first payout is paid/)).toBeInTheDocument();
});

test('downloads the attendance as a table', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:x');
  URL.revokeObjectURL = jest.fn();
  const { host, user } = await open();
  host.http.on('GET', '/classes/7/attendance', ({ params }: { params: Record<string, unknown> }) =>
    params?.format === 'csv' ? textFile('Name') : sessions,
  );
  await user.click(await screen.findByRole('button', { name: 'Attendance as CSV' }));
  await waitFor(() =>
    expect(host.http.callsTo('GET', '/classes/7/attendance').at(-1)?.params).toEqual({ format: 'csv' }),
  );
});
