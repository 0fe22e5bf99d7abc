import { batch, course, courseDetails } from '@kaksha/testing/factories';
import { failure, pending } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { courseDetailsWire } from '@kaksha/testing/wire/catalogue';
import { sentEnquiryWire } from '@kaksha/testing/wire/engagement';
import { purchaseWire } from '@kaksha/testing/wire/payment';
import { act, screen, waitFor, within } from '@testing-library/react';
import { learnerHost } from '../fake-learner-host';
import remote from '../remote';

const links = {
  version: 1,
  trainer_id: 3,
  support_email: 'ananya@kaksha.test',
  support_contact: '+91 98000 00000',
  whatsapp_link: 'https://wa.me/919800000000',
  telegram_link: 'https://t.me/ananya',
  other_support_link: 'javascript:alert(1)',
  website_link: null,
  updated_at: '2026-01-02T10:00:00.000Z',
};

const noLinks = {
  ...links,
  support_email: null,
  support_contact: null,
  whatsapp_link: null,
  telegram_link: null,
  other_support_link: null,
  updated_at: null,
};

const sent = sentEnquiryWire({
  id: 1,
  courseId: 1,
  courseName: 'Kubernetes in Production',
  trainerId: 3,
  trainerName: 'Ananya Raghavan',
  batchId: 1,
  batchLabel: null,
  message: 'Where do we meet?',
  status: 'new',
  reply: null,
  createdAt: '2026-01-15T06:30:00.000Z',
  answeredAt: null,
  thread: [],
  unread: 0,
  course: null,
});

function hostWith(support: unknown = links, over: Parameters<typeof batch>[0] = {}) {
  const host = learnerHost();
  host.http.on('GET', '/course-purchase/purchased/5', [
    purchaseWire({
      id: 9,
      status: 'Active',
      enrolledAt: '2026-01-10T06:30:00.000Z',
      orderId: 41,
      price: { currency: 'INR', full: 0, amount: 0 },
      course: course(),
      batch: batch(over),
    }),
  ]);
  host.http.on('GET', '/trainer-support/3', support);
  host.http.on('GET', '/patrons-registration/GetCourseDetailsById/1', {
    ...courseDetailsWire(courseDetails()),
    trainer_chat: 'https://wa.me/919800000000',
  });
  return host;
}

async function openDialog(host = hostWith()) {
  const rendered = renderRoutes(remote.routes, { host, path: '/user-dashboard' });
  await rendered.user.click(await screen.findByRole('button', { name: 'Ask the trainer' }));
  return { ...rendered, dialog: within(await screen.findByRole('dialog', { name: 'Ask the trainer' })) };
}

test('shows the chat and the support links once each, without unsafe links', async () => {
  const { dialog } = await openDialog();
  const channels = within(await dialog.findByRole('list', { name: 'Chat and support' }));
  expect(channels.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Chat', 'https://wa.me/919800000000'],
    ['Telegram', 'https://t.me/ananya'],
    ['Email', 'mailto:ananya@kaksha.test'],
    ['Call', 'tel:+919800000000'],
  ]);
  expect(dialog.getByText('ananya@kaksha.test, +91 98000 00000')).toBeInTheDocument();
  expect(channels.getByRole('link', { name: 'Chat' })).toHaveAttribute('rel', 'noopener noreferrer');
  // The page behind the dialog says how to join.
  expect(dialog.getByText(/answers your questions about this class\.$/)).toBeInTheDocument();
  expect(dialog.queryByText(/join/)).not.toBeInTheDocument();
});

test('opening a chat is counted', async () => {
  const { dialog, user, host } = await openDialog();
  host.http.on('POST', '/course-actions/increment', { count: 1 });
  await user.click(await dialog.findByRole('link', { name: 'Telegram' }));
  expect(host.http.callsTo('POST', '/course-actions/increment').map(({ body }) => body)).toEqual([
    { course_id: 1, action_type: 2 },
  ]);
});

test('shows the address of a classroom course, and support links of an unpublished course', async () => {
  const host = hostWith(links, { mode: 'Classroom(Offline)', area: 'Indiranagar' });
  host.http.on('GET', '/patrons-registration/GetCourseDetailsById/1', failure(404));
  const { dialog } = await openDialog(host);
  expect(await dialog.findByRole('link', { name: 'WhatsApp' })).toBeInTheDocument();
  expect(dialog.getByText('Come to Indiranagar.')).toBeInTheDocument();
});

test('shows the question form for a trainer without links', async () => {
  const host = hostWith(noLinks);
  host.http.on('GET', '/patrons-registration/GetCourseDetailsById/1', failure(404));
  const { dialog } = await openDialog(host);
  expect(await dialog.findByText('Ananya Raghavan gave no chat or support link: ask below.')).toBeInTheDocument();
});

test('the question form works while links load and when they fail', async () => {
  const slow = await openDialog(hostWith(pending));
  expect(slow.dialog.getByText('Chat and support are loading')).toBeInTheDocument();
  slow.unmount();
  const { dialog, user, host } = await openDialog(hostWith(failure(500, 'The book is closed.')));
  expect(await dialog.findByText('How to reach Ananya Raghavan did not load')).toBeInTheDocument();
  expect(dialog.getByRole('textbox', { name: 'Message' })).toBeInTheDocument();
  host.http.on('GET', '/trainer-support/3', links);
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(await dialog.findByRole('list', { name: 'Chat and support' })).toBeInTheDocument();
});

test('a question needs text, is sent for the seat’s batch and updates the count', async () => {
  const { dialog, user, host } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Send request' }));
  expect(await dialog.findByText('Message is required')).toBeInTheDocument();
  expect(host.http.callsTo('POST', '/course-requests')).toEqual([]);
  host.http.on('POST', '/course-requests', sent);
  host.http.on('GET', '/course-requests/5', [sent]);
  await user.type(dialog.getByRole('textbox', { name: 'Message' }), 'Where do we meet?');
  await user.click(dialog.getByRole('button', { name: 'Send request' }));
  expect(await dialog.findByText('Your request is sent.')).toBeInTheDocument();
  expect(host.http.callsTo('POST', '/course-requests')[0]?.body).toEqual({
    courseId: 1,
    batchId: 1,
    message: 'Where do we meet?',
  });
  await waitFor(() =>
    expect(screen.getByText('My Requests', { selector: 'nav *' }).parentElement).toHaveTextContent('1'),
  );
  await user.click(dialog.getByRole('link', { name: 'My Requests' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'My Requests' })).toBeInTheDocument();
});

test('a question that is changed while it is sent survives closing the dialog', async () => {
  const { dialog, user, host } = await openDialog();
  let answer = (_answer: unknown) => {};
  host.http.on('POST', '/course-requests', () => new Promise((resolve) => (answer = resolve)));
  host.http.on('GET', '/course-requests/5', [sent]);
  await user.type(dialog.getByRole('textbox', { name: 'Message' }), 'Where do we meet?');
  await user.click(dialog.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(host.http.callsTo('POST', '/course-requests')).toHaveLength(1));
  await user.type(dialog.getByRole('textbox', { name: 'Message' }), ' And when?');
  await act(async () => answer(sent));
  expect(await dialog.findByText('Your request is sent.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await user.click(await screen.findByRole('button', { name: 'Ask the trainer' }));
  expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue('Where do we meet? And when?');
});

test.each([
  [failure(429, 'Twenty requests are enough for a day.'), 'Twenty requests are enough for a day.'],
  [new Error('no network'), 'No response from server. Please check your connection.'],
])('a refused question shows the error, and its text survives closing the dialog', async (answer, message) => {
  const { dialog, user, host } = await openDialog();
  host.http.on('POST', '/course-requests', answer);
  await user.type(dialog.getByRole('textbox', { name: 'Message' }), 'Where do we meet?');
  await user.click(dialog.getByRole('button', { name: 'Send request' }));
  expect(await dialog.findByText(message)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Ask the trainer' }));
  expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue('Where do we meet?');
});
