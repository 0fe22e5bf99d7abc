import type { SentEnquiry } from '@kaksha/domain/engagement';
import { course } from '@kaksha/testing/factories';
import { done, failure, pending } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { sentEnquiryWire } from '@kaksha/testing/wire/engagement';
import { act, screen, waitFor, within } from '@testing-library/react';
import { learnerHost, withoutLists } from '../../fake-learner-host';
import remote from '../../remote';

const path = '/user-dashboard/send-request';

const request = (over: Partial<SentEnquiry> = {}): SentEnquiry => ({
  id: 1,
  courseId: 7,
  courseName: 'Kubernetes in Production',
  trainerId: 3,
  trainerName: 'Ananya Raghavan',
  batchId: null,
  batchLabel: null,
  message: 'Is there a weekend batch?',
  status: 'new',
  reply: null,
  createdAt: '2026-01-14T06:30:00.000Z',
  answeredAt: null,
  thread: [],
  unread: 0,
  course: course({ id: 7 }),
  ...over,
});

function open(answer: unknown) {
  const host = learnerHost();
  host.http.on('GET', '/course-requests/5', answer);
  return renderRoutes(remote.routes, { host, path });
}
const openWith = (...requests: SentEnquiry[]) => open(requests.map(sentEnquiryWire));
const card = async (name = 'Kubernetes in Production') => within(await screen.findByRole('article', { name }));

test('shows course, trainer, text and waiting status of a request', async () => {
  openWith(request({ batchId: 41, batchLabel: 'Weekdays from 19 Jan 2026' }));
  const shown = await card();
  expect(shown.getByText('Waiting for an answer')).toBeInTheDocument();
  expect(shown.getByText('Is there a weekend batch?')).toBeInTheDocument();
  expect(shown.getByText(/from 19 Jan 2026/)).toBeInTheDocument();
  expect(shown.getByRole('link', { name: 'Ananya Raghavan' })).toHaveAttribute('href', '/instructorprofile/3');
  expect(shown.getByRole('link', { name: 'View course' })).toHaveAttribute(
    'href',
    '/course/kubernetes-in-production/7',
  );
  expect(screen.getByText('One request is waiting for an answer.')).toBeInTheDocument();
});

test('shows the answer below the request', async () => {
  openWith(
    request({ status: 'answered', reply: 'Yes, from March on.', answeredAt: '2026-01-15T06:30:00.000Z' }),
    request({ id: 2, courseName: 'Git', status: 'new' }),
    request({ id: 3, courseName: 'Linux', status: 'new' }),
  );
  const shown = await card();
  expect(shown.getByText('Answered')).toBeInTheDocument();
  const answer = shown.getByText(/^Ananya Raghavan answered, 15 Jan 2026/).closest('figure');
  expect(answer).toHaveTextContent('Yes, from March on.');
  expect(screen.getByText('2 requests are waiting for an answer.')).toBeInTheDocument();
});

test('shows requests answered elsewhere and closed ones', async () => {
  openWith(request({ status: 'answered' }), request({ id: 2, courseName: 'Git', status: 'closed' }));
  expect((await card()).getByText('Ananya Raghavan answered you by mail or phone.')).toBeInTheDocument();
  expect((await card('Git')).getByText('Closed')).toBeInTheDocument();
  expect(screen.getByText('No request is waiting for an answer.')).toBeInTheDocument();
});

test('a request about a deleted course has no link', async () => {
  openWith(request({ course: null }));
  const shown = await card();
  expect(shown.getByText('This course is no longer offered.')).toBeInTheDocument();
  expect(shown.queryByRole('link')).not.toBeInTheDocument();
});

test('the navigation counts the requests', async () => {
  openWith(request(), request({ id: 2, courseName: 'Git' }));
  await card('Git');
  const link = within(screen.getByRole('navigation', { name: 'Dashboard' })).getByRole('link', {
    name: /^My Requests/,
  });
  expect(link).toHaveTextContent('My Requests2');
  expect(link).toHaveAttribute('aria-current', 'page');
});

test('shows loading and empty states', async () => {
  const slow = open(pending);
  expect(await screen.findByRole('status')).toHaveTextContent('Requests are loading');
  slow.unmount();
  open([]);
  expect(await screen.findByRole('heading', { name: 'No requests yet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse courses' })).toHaveAttribute('href', '/live-courses');
});

test('shows the error message, and Retry loads the requests', async () => {
  const { host, user } = open(failure(500, 'The letter box is stuck.'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Requests did not loadThe letter box is stuck.');
  host.http.on('GET', '/course-requests/5', [sentEnquiryWire(request())]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await card();
});

test('shows no requests of the previous user', async () => {
  const { host } = openWith(request());
  await card();
  withoutLists(host, 6);
  act(() => host.session.setUser('trainer'));
  await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
  expect(await screen.findByRole('heading', { name: 'No requests yet' })).toBeInTheDocument();
});

const further = (over: object = {}) => ({
  id: 1,
  status: 'new',
  reply: 'Yes, from March on.',
  answered_at: '2026-01-15T06:30:00.000Z',
  thread: [
    { from_trainer: false, text: 'Is there a weekend batch?', created_at: '2026-01-14T06:30:00.000Z' },
    { from_trainer: true, text: 'Yes, from March on.', created_at: '2026-01-15T06:30:00.000Z' },
    { from_trainer: false, text: 'On Sundays too?', created_at: '2026-01-15T07:30:00.000Z' },
  ],
  unread: 0,
  ...over,
});
const answered = { status: 'answered', reply: 'Yes, from March on.', answeredAt: '2026-01-15T06:30:00.000Z' } as const;

test('continues a request with a message', async () => {
  const { user, host } = openWith(request(answered));
  host.http.on('POST', '/course-requests/1/messages', further());
  const shown = await card();
  await user.click(shown.getByRole('button', { name: 'Write a message' }));
  const field = shown.getByRole('textbox', { name: 'Your message' });
  await user.type(field, '\u200b');
  await user.click(shown.getByRole('button', { name: 'Send message' }));
  expect(await shown.findByText('Message is required')).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, ' On Sundays too? ');
  await user.click(shown.getByRole('button', { name: 'Send message' }));
  const messages = within(await shown.findByRole('list', { name: 'Messages' }));
  await waitFor(() => expect(messages.getAllByRole('listitem')).toHaveLength(3));
  expect(messages.getAllByRole('listitem').at(-1)).toHaveTextContent(/^You wrote, 15 Jan 2026.*On Sundays too\?/);
  expect(host.http.callsTo('POST', '/course-requests/1/messages')[0]?.body).toEqual({ message: 'On Sundays too?' });
  expect(shown.getByText('Waiting for an answer')).toBeInTheDocument();
  expect(host.notices[0]).toMatchObject({ title: 'Message sent' });
});

test('closes a request and opens it again', async () => {
  const { user, host } = openWith(request(answered));
  host.http.on('PUT', '/course-requests/1/closed', further({ status: 'closed' }));
  const shown = await card();
  await user.click(shown.getByRole('button', { name: 'Close request' }));
  expect(await shown.findByText('Closed')).toBeInTheDocument();
  expect(shown.queryByRole('button', { name: 'Write a message' })).not.toBeInTheDocument();
  host.http.on('PUT', '/course-requests/1/closed', further({ status: 'answered' }));
  await user.click(shown.getByRole('button', { name: 'Open again' }));
  expect(await shown.findByText('Answered')).toBeInTheDocument();
  expect(host.http.callsTo('PUT', '/course-requests/1/closed').map(({ body }) => body)).toEqual([
    { closed: true },
    { closed: false },
  ]);
});

test('counts new messages and marks them as read', async () => {
  const { host } = openWith(request({ ...answered, unread: 1 }), request({ id: 2, courseName: 'Git' }));
  host.http.on('POST', '/course-requests/read', done());
  expect((await card()).getByText('1 new message')).toBeInTheDocument();
  expect(screen.getByText('One request is waiting for an answer. One message is new.')).toBeInTheDocument();
  await waitFor(() =>
    expect(host.http.callsTo('POST', '/course-requests/read').map(({ body }) => body)).toEqual([{ ids: [1] }]),
  );
});
