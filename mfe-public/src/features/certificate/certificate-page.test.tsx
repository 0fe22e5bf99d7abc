import type { VerifiedCertificateWire } from '@kaksha/api-client/generated/wire';
import { createFakeHost } from '@kaksha/testing/fake-host';
import { failure } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { screen } from '@testing-library/react';
import remote from '../../remote';

const id = '3b6f2c1e-8a54-4f0b-9c1d-5e7a90b1c201';
const wire: VerifiedCertificateWire = {
  id,
  learner_name: 'Priya Nair',
  course_id: 1,
  course_name: 'Kubernetes in Production',
  trainer_id: 3,
  trainer_name: 'Ananya Raghavan',
  batch_id: 4,
  start_date: '2026-01-05',
  end_date: '2026-01-30',
  sessions: 20,
  attended: 18,
  issued_at: '2026-01-31T05:00:00.000Z',
  state: 'valid',
  revoked_at: null,
  revoke_reason: '',
  replaces: null,
  replaced_by: null,
  is_genuine: true,
};

function open(answer: unknown = wire, path = `/certificates/${id}`, host = createFakeHost()) {
  host.http.on('GET', `/certificates/${id}`, answer);
  return renderRoutes(remote.routes, { host, path });
}

test('shows whose certificate it is, that it is valid, and its files', async () => {
  const { host } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Priya Nair' })).toBeInTheDocument();
  expect(screen.getByText('Valid.')).toBeInTheDocument();
  expect(screen.getByText('attended 18 of 20 live sessions of')).toBeInTheDocument();
  expect(screen.getByText(/5 Jan 2026 to 30 Jan 2026/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ananya Raghavan' })).toHaveAttribute('href', '/instructorprofile/3');
  const base = `http://api.test/certificates/${id}`;
  expect(screen.getByRole('link', { name: 'PDF file' })).toHaveAttribute('href', `${base}/file`);
  expect(screen.getByRole('link', { name: 'Open Badge' })).toHaveAttribute('href', `${base}/credential`);
  expect(host.pageDescriptions.at(-1)).toMatchObject({
    title: 'Priya Nair: Kubernetes in Production',
    image: `${base}/picture`,
    imageSize: [1200, 630],
  });
});

test('shows the attended hours and whether the trainer is verified', async () => {
  const { unmount } = open({ ...wire, attended_minutes: 2190, trainer_verified: false });
  expect(await screen.findByText('attended 18 of 20 live sessions (36.5 hours) of')).toBeInTheDocument();
  expect(screen.getByText('Kaksha has not verified the identity of this trainer.')).toBeInTheDocument();
  expect(screen.getByText('Not verified')).toBeInTheDocument();
  unmount();
  open({ ...wire, trainer_verified: true });
  expect(await screen.findByText('Verified at the issue')).toBeInTheDocument();
  expect(screen.queryByText(/has not verified/)).not.toBeInTheDocument();
});

test('only the owner is offered to add it to LinkedIn', async () => {
  const { unmount } = open();
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('link', { name: /LinkedIn/ })).not.toBeInTheDocument();
  unmount();
  const host = createFakeHost({ as: 'learner' });
  const { is_genuine: _isGenuine, ...own } = wire;
  host.http.on('GET', '/certificates', [own]);
  host.http.on('GET', '/training-info/UserActionCourses/5', []);
  open(wire, undefined, host);
  const link = await screen.findByRole('link', { name: /Add to LinkedIn/ });
  const { searchParams } = new URL(link.getAttribute('href') ?? '');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    name: 'Kubernetes in Production',
    organizationName: 'Kaksha',
    issueYear: '2026',
    issueMonth: '1',
    certId: id,
    certUrl: expect.stringMatching(new RegExp(`/certificates/${id}$`)),
  });
});

test('a revoked certificate says so with the reason, and has no files', async () => {
  open({
    ...wire,
    state: 'revoked',
    revoked_at: '2026-02-03T05:00:00.000Z',
    revoke_reason: 'Another person attended.',
  });
  expect(await screen.findByText('Revoked.')).toBeInTheDocument();
  expect(screen.getByText(/on 3 Feb 2026\. Reason: Another person attended\./)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'PDF file' })).not.toBeInTheDocument();
});

test('a revoked certificate and its replacement lead to each other', async () => {
  const other = '3b6f2c1e-8a54-4f0b-9c1d-5e7a90b1c209';
  const { unmount } = open({ ...wire, state: 'revoked', revoked_at: '2026-02-03T05:00:00.000Z', replaced_by: other });
  const link = await screen.findByRole('link', { name: 'A new certificate replaces it' });
  expect(link).toHaveAttribute('href', `/certificates/${other}`);
  expect(screen.getByText('Replaced by')).toBeInTheDocument();
  unmount();
  open({ ...wire, replaces: other });
  expect(await screen.findByText('Replaces')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: other })).toHaveAttribute('href', `/certificates/${other}`);
});

test('a certificate whose signature is wrong is not valid', async () => {
  open({ ...wire, is_genuine: false });
  expect(await screen.findByText('Not genuine.')).toBeInTheDocument();
  expect(screen.queryByText('Valid.')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'PDF file' })).not.toBeInTheDocument();
});

test.each([
  ['an unknown number', `/certificates/${id}`],
  ['a malformed number', '/certificates/12'],
])('%s has status 404', async (_case, path) => {
  const { host } = open(failure(404, 'There is no such certificate.'), path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Certificate not found' })).toBeInTheDocument();
  expect(host.pageDescriptions.at(-1)).toMatchObject({ status: 404 });
});
