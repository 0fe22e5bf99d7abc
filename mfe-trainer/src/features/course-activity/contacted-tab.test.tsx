import type { ContactedUser, EnquiryMessage, ReceivedEnquiry } from '@kaksha/domain/engagement';
import { failure } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { contactWire, receivedEnquiryWire, seriesWire } from '@kaksha/testing/wire/engagement';
import { screen, waitFor, within } from '@testing-library/react';
import { trainerHost } from '../../fake-trainer-host';
import remote from '../../remote';
import { peopleOf } from './fake-course-activity';

const question: EnquiryMessage = {
  id: 41,
  batchLabel: 'Weekday(Mon-Fri), 7:00–9:00 PM IST, from 2 Feb 2026',
  message: 'Is there a weekend batch?',
  status: 'new',
  reply: null,
  createdAt: '2026-01-13T10:00:00Z',
  answeredAt: null,
};

const contact = (overrides: Partial<ContactedUser> = {}): ContactedUser => ({
  userId: 5,
  name: 'Priya Nair',
  profilePhoto: null,
  email: 'priya@mail.test',
  phone: '+919800000001',
  lastSeenAt: '2026-01-12T18:00:00Z',
  views: 4,
  chats: 2,
  interests: 1,
  enquiries: [],
  batches: [],
  ...overrides,
});

const answered = (reply: string | null): ReceivedEnquiry => ({
  ...question,
  status: 'answered',
  reply,
  answeredAt: '2026-01-15T06:30:00Z',
  courseId: 1,
  courseName: 'Go',
  thread: [],
  unread: 0,
  trainerId: 3,
  trainerName: 'Ananya Raghavan',
  batchId: null,
  userId: 5,
  name: 'Priya Nair',
  email: 'priya@mail.test',
  phone: null,
});

function open(...people: ContactedUser[]) {
  const host = trainerHost();
  host.http.on('GET', '/course-actions/contacted/1', peopleOf(people.map(contactWire)));
  const activitycount = { enrolled: 0, contacted: people.length, viewcourse: 0 };
  host.http.on('GET', '/course-actions/activity/1', peopleOf([], { activitycount, series: seriesWire([]) }));
  host.http.on('GET', /GetCourseDetailsByTrainerId/, []);
  return renderRoutes(remote.routes, { host, path: '/patron/basicdetails/courses/activity/1?tab=contacted' });
}

async function details(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: 'View Details of Priya Nair' }));
  return within(await screen.findByRole('dialog', { name: 'Priya Nair' }));
}

/** A term of a description list with its value. */
const factsIn = (part: Pick<typeof screen, 'getAllByRole'>) =>
  Object.fromEntries(part.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]));

beforeEach(() => localStorage.clear());

test('a card shows counts of views, chats and interests and their total', async () => {
  open(contact());
  const card = within(await screen.findByRole('article', { name: 'Priya Nair' }));
  expect(factsIn(card)).toEqual({ Views: '4', Chat: '2', Interested: '1' });
  expect(card.getByText('Total interactions: 7')).toBeInTheDocument();
  expect(card.queryByText(/to answer/)).not.toBeInTheDocument();
});

test('the dialog shows e-mail, phone and last visit; Escape returns the focus to the card', async () => {
  const { user } = open(contact());
  const dialog = await details(user);
  expect(factsIn(dialog)).toMatchObject({
    Email: 'priya@mail.test',
    Phone: '+919800000001',
    'Last seen': expect.stringMatching(/^Jan 1[23], 2026, /),
  });
  expect(dialog.getByRole('link', { name: 'E-mail Priya Nair' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'View Details of Priya Nair' })).toHaveFocus());
});

test('missing contact details are shown as not given', async () => {
  const { user } = open(contact({ email: null, phone: null }));
  expect(factsIn(await details(user))).toMatchObject({ Email: 'Not given', Phone: 'Not given' });
});

test('sends a reply from the dialog and shows the enquiry as answered', async () => {
  const { user, host } = open(contact({ enquiries: [question] }));
  const card = within(await screen.findByRole('article', { name: 'Priya Nair' }));
  expect(card.getByText('1 question to answer')).toBeInTheDocument();
  host.http.on('PATCH', '/course-requests/41', receivedEnquiryWire(answered('Yes, from February.')));
  const dialog = await details(user);
  await user.click(dialog.getByRole('button', { name: 'Send reply' }));
  expect(await dialog.findByText('Reply is required')).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: 'Your reply' }), ' Yes, from February. ');
  expect(host.unsaved.get()).toEqual(['Your reply to Priya Nair is not sent yet.']);
  await user.click(dialog.getByRole('button', { name: 'Send reply' }));
  expect(await dialog.findByText('Answered')).toBeInTheDocument();
  expect(dialog.getByText('Yes, from February.')).toBeInTheDocument();
  expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  expect(host.http.callsTo('PATCH', '/course-requests/41').map(({ body }) => body)).toEqual([
    { reply: 'Yes, from February.' },
  ]);
  expect(host.notices).toMatchObject([{ type: 'success', title: 'Reply sent' }]);
  expect(host.unsaved.get()).toEqual([]);
});

test('shows the batch that the learner asked about', async () => {
  const { user } = open(contact({ enquiries: [question] }));
  const dialog = await details(user);
  expect(dialog.getByText('About the batch: Weekday(Mon-Fri), 7:00–9:00 PM IST, from 2 Feb 2026')).toBeInTheDocument();
});

test('marks an enquiry as answered without a reply', async () => {
  const { user, host } = open(contact({ enquiries: [question] }));
  host.http.on('PATCH', '/course-requests/41', receivedEnquiryWire(answered(null)));
  const dialog = await details(user);
  await user.click(dialog.getByRole('button', { name: 'Mark as answered' }));
  expect(await dialog.findByText('Answered')).toBeInTheDocument();
  expect(host.http.callsTo('PATCH', '/course-requests/41')[0]?.body).toEqual({ status: 'answered' });
  expect(host.notices).toMatchObject([{ type: 'success', title: 'Marked as answered' }]);
});

test('closes an enquiry that needs no answer', async () => {
  const { user, host } = open(contact({ enquiries: [question] }));
  host.http.on('PATCH', '/course-requests/41', receivedEnquiryWire({ ...answered(null), status: 'closed' }));
  const dialog = await details(user);
  await user.click(dialog.getByRole('button', { name: 'Close question' }));
  expect(await dialog.findByText('Closed')).toBeInTheDocument();
  expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  expect(host.http.callsTo('PATCH', '/course-requests/41')[0]?.body).toEqual({ status: 'closed' });
  expect(host.notices).toMatchObject([{ type: 'success', title: 'Question closed' }]);
});

test('restores an unsent reply when the dialog opens again', async () => {
  const { user } = open(contact({ enquiries: [question] }));
  await user.type((await details(user)).getByRole('textbox', { name: 'Your reply' }), 'Yes, bu');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect((await details(user)).getByRole('textbox', { name: 'Your reply' })).toHaveValue('Yes, bu');
});

test('keeps a reply that failed to send and shows the reason', async () => {
  const { user, host } = open(contact({ enquiries: [question] }));
  host.http.on('PATCH', '/course-requests/41', failure(409, 'This enquiry is answered already.'));
  const dialog = await details(user);
  await user.type(dialog.getByRole('textbox', { name: 'Your reply' }), 'Yes.');
  await user.click(dialog.getByRole('button', { name: 'Send reply' }));
  expect(await dialog.findByText('This enquiry is answered already.')).toBeInTheDocument();
  expect(dialog.getByRole('textbox', { name: 'Your reply' })).toHaveValue('Yes.');
  expect(host.unsaved.get()).toHaveLength(1);
});
