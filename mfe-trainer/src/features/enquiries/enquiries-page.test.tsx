import type { ReceivedEnquiry } from '@kaksha/domain/engagement';
import { readFormDraft } from '@kaksha/forms/form-draft';
import { done, failure, paged, pending } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { receivedEnquiryWire } from '@kaksha/testing/wire/engagement';
import { screen, waitFor, within } from '@testing-library/react';
import { trainerHost } from '../../fake-trainer-host';
import remote from '../../remote';

const path = '/patron/basicdetails/enquiries';
const call = '/course-requests/received';

const enquiry = (overrides: Partial<ReceivedEnquiry> = {}): ReceivedEnquiry => ({
  id: 41,
  courseId: 1,
  courseName: 'Kubernetes in Production',
  trainerId: 3,
  trainerName: 'Ananya Raghavan',
  batchId: null,
  batchLabel: null,
  message: 'Is there a weekend batch?',
  status: 'new',
  reply: null,
  createdAt: '2026-01-14T11:30:00Z',
  answeredAt: null,
  thread: [],
  unread: 0,
  userId: 5,
  name: 'Harpreet Gill',
  email: 'h@mail.test',
  phone: '9800000001',
  ...overrides,
});

const answered = enquiry({
  id: 42,
  status: 'answered',
  message: 'Which cloud?',
  reply: 'Any of three.',
  answeredAt: '2026-01-14T12:00:00Z',
  userId: 6,
  name: 'Sana Sheikh',
  email: 's@mail.test',
  phone: null,
});

function open(answer: unknown, at = path) {
  const host = trainerHost();
  host.http.on('GET', call, answer);
  return renderRoutes(remote.routes, { host, path: at });
}

const list = (...enquiries: ReceivedEnquiry[]) => paged(enquiries.map(receivedEnquiryWire));
const names = async () =>
  within(await screen.findByRole('list', { name: 'Questions' }))
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

test('shows open questions by default and all of them for ?show=all', async () => {
  const { user, address } = open(list(enquiry(), answered));
  expect(await names()).toEqual(['Harpreet Gill']);
  await user.click(screen.getByRole('button', { name: 'All' }));
  await waitFor(async () => expect(await names()).toEqual(['Harpreet Gill', 'Sana Sheikh']));
  expect(address()).toBe(`${path}?show=all`);
  expect(screen.getByText('Any of three.')).toBeInTheDocument();
});

test("shows the learner's contact links and a link to the course", async () => {
  open(list(enquiry()));
  const card = within(await screen.findByRole('article', { name: 'Harpreet Gill' }));
  expect(card.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', 'https://wa.me/919800000001');
  expect(card.getByRole('link', { name: 'Kubernetes in Production' })).toHaveAttribute(
    'href',
    '/patron/basicdetails/courses/activity/1?tab=contacted',
  );
});

test('sends a reply, keeps it visible, and updates the count in the navigation', async () => {
  const { user, host } = open(list(enquiry(), enquiry({ id: 43, message: 'And in Hindi?' })));
  await names();
  const navigation = within(screen.getByRole('navigation', { name: 'Trainer area' }));
  expect(navigation.getByRole('link', { name: 'Questions 2' })).toHaveAttribute('aria-current', 'page');
  host.http.on(
    'PATCH',
    '/course-requests/41',
    receivedEnquiryWire(enquiry({ status: 'answered', reply: 'Yes.', answeredAt: '2026-01-15T06:30:00Z' })),
  );
  const card = within((await screen.findAllByRole('article'))[0] as HTMLElement);
  await user.type(card.getByRole('textbox', { name: 'Your reply' }), 'Yes.');
  await user.click(card.getByRole('button', { name: 'Send reply' }));
  expect(await card.findByText('Yes.')).toBeInTheDocument();
  expect(card.getByText('Answered')).toBeInTheDocument();
  expect(await navigation.findByRole('link', { name: 'Questions 1' })).toBeInTheDocument();
});

test.each([
  ['Mark as answered', ['Send reply', 'Close question']],
  ['Close question', ['Send reply', 'Mark as answered']],
  ['Send reply', ['Mark as answered', 'Close question']],
])('after %s the other actions wait', async (pressed, others) => {
  const { user, host } = open(list(enquiry()));
  await names();
  host.http.on('PATCH', '/course-requests/41', pending);
  await user.type(await screen.findByRole('textbox', { name: 'Your reply' }), 'Yes.');
  await user.click(screen.getByRole('button', { name: pressed }));
  for (const name of others) expect(screen.getByRole('button', { name })).toBeDisabled();
  expect(host.http.callsTo('PATCH', '/course-requests/41')).toHaveLength(1);
});

test('searches questions by learner, course and text', async () => {
  const { user } = open(list(enquiry(), answered), `${path}?show=all`);
  await names();
  const search = screen.getByRole('searchbox', { name: 'Find a question' });
  await user.type(search, 'cloud');
  expect(await names()).toEqual(['Sana Sheikh']);
  await user.clear(search);
  await user.type(search, 'nowhere');
  expect(await screen.findByRole('heading', { name: 'No question matches' })).toBeInTheDocument();
});

test.each([
  ['No questions yet', []],
  ['Every question is answered', [answered]],
])('%s', async (title, enquiries) => {
  open(list(...enquiries));
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
});

test('shows a skeleton while the questions load', async () => {
  open(pending);
  expect(await screen.findByText('Questions are loading')).toBeInTheDocument();
});

test('shows that the questions did not load, and Retry loads them', async () => {
  const { user, host } = open(failure(500, 'Database unavailable.'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Questions did not load.*Database unavailable/);
  host.http.on('GET', call, list(enquiry()));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await names()).toEqual(['Harpreet Gill']);
});

const threadWire = (over: object = {}) => ({
  id: 42,
  status: 'answered',
  reply: 'Any of three.',
  answered_at: '2026-01-14T12:00:00Z',
  thread: [
    { from_trainer: false, text: 'Which cloud?', created_at: '2026-01-14T11:30:00Z' },
    { from_trainer: true, text: 'Any of three.', created_at: '2026-01-14T12:00:00Z' },
    { from_trainer: true, text: 'And bring a laptop.', created_at: '2026-01-14T13:00:00Z' },
  ],
  unread: 0,
  ...over,
});

test('continues an answered question with a message', async () => {
  const { user, host } = open(list(answered), `${path}?show=all`);
  host.http.on('POST', '/course-requests/42/messages', threadWire());
  const card = within(await screen.findByRole('article', { name: 'Sana Sheikh' }));
  await user.type(card.getByRole('textbox', { name: 'Your message' }), 'And bring a laptop.');
  await user.click(card.getByRole('button', { name: 'Send message' }));
  const messages = within(card.getByRole('list', { name: 'Messages with Sana Sheikh' }));
  await waitFor(() => expect(messages.getAllByRole('listitem')).toHaveLength(3));
  expect(host.http.callsTo('POST', '/course-requests/42/messages')[0]?.body).toEqual({
    message: 'And bring a laptop.',
  });
  expect(card.getByRole('textbox', { name: 'Your message' })).toHaveValue('');
  expect(host.notices[0]).toMatchObject({ title: 'Message sent' });
});

test('opens a closed question again', async () => {
  const { user, host } = open(list({ ...answered, status: 'closed' }), `${path}?show=all`);
  host.http.on('PUT', '/course-requests/42/closed', threadWire());
  const card = within(await screen.findByRole('article', { name: 'Sana Sheikh' }));
  expect(card.queryByRole('textbox', { name: 'Your message' })).not.toBeInTheDocument();
  await user.click(card.getByRole('button', { name: 'Open again' }));
  expect(await card.findByRole('textbox', { name: 'Your message' })).toBeInTheDocument();
  expect(host.http.callsTo('PUT', '/course-requests/42/closed')[0]?.body).toEqual({ closed: false });
});

test('counts new messages of learners and marks them as read', async () => {
  const { host } = open(list(enquiry({ unread: 2 })));
  host.http.on('POST', '/course-requests/read', done());
  const card = within(await screen.findByRole('article', { name: 'Harpreet Gill' }));
  expect(card.getByText('2 new messages')).toBeInTheDocument();
  await waitFor(() =>
    expect(host.http.callsTo('POST', '/course-requests/read').map(({ body }) => body)).toEqual([{ ids: [41] }]),
  );
});

test('keeps a reply that was changed while it was sent, also as a draft', async () => {
  const { user, host } = open(list(answered), `${path}?show=all`);
  let answer = (_: unknown) => {};
  host.http.on('POST', '/course-requests/42/messages', () => new Promise((resolve) => (answer = resolve)));
  const card = within(await screen.findByRole('article', { name: 'Sana Sheikh' }));
  const field = card.getByRole('textbox', { name: 'Your message' });
  await user.type(field, 'And bring');
  await user.click(card.getByRole('button', { name: 'Send message' }));
  await waitFor(() => expect(host.http.callsTo('POST', '/course-requests/42/messages')).toHaveLength(1));
  await user.type(field, ' a laptop.');
  answer(threadWire());
  await waitFor(() => expect(host.notices[0]).toMatchObject({ title: 'Message sent' }));
  expect(field).toHaveValue('And bring a laptop.');
  expect(host.unsaved.get()).toEqual(['Your reply to Sana Sheikh is not sent yet.']);
  const key = { area: 'enquiry', userId: host.session.get().user?.id ?? 0, recordId: 42, form: 'reply' };
  expect(readFormDraft(key, { reply: '' })?.values).toEqual({ reply: 'And bring a laptop.' });
});
