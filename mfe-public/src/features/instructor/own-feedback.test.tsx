import { done, failure } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { feedbackWire } from '@kaksha/testing/wire/engagement';
import { act, screen, waitFor, within } from '@testing-library/react';
import { catalogueHost, paths } from '../../fake-catalogue';
import remote from '../../remote';

const mine = (over: object = {}) => ({
  id: null,
  course_id: 1,
  course_name: 'Kubernetes in Production',
  rating: null,
  comment: '',
  updated_at: null,
  refusal: null,
  opens_at: null,
  version: 1,
  ...over,
});
const given = feedbackWire({
  id: 9,
  authorName: 'Priya Nair',
  stars: 5,
  text: 'I built a cluster.',
  courseName: 'Kubernetes in Production',
  createdAt: '2026-01-15T06:30:00Z',
});
const said = mine({ id: 8, rating: 4, comment: 'Clear and calm.' });

function hostWith(courses: object[] = [mine()], as: 'visitor' | 'learner' = 'learner') {
  const host = catalogueHost({ as });
  host.http.on('GET', paths.ownFeedback, courses);
  host.http.on('POST', paths.giveFeedback, given);
  return host;
}

const open = (host = hostWith()) => renderRoutes(remote.routes, { host, path: '/instructorprofile/3' });
const form = async (course = 'Kubernetes in Production') =>
  within(await screen.findByRole('form', { name: `Feedback on ${course}` }));

test('an enrolled learner sends rating and comment, which appear in both lists', async () => {
  const { user, host } = open();
  const own = await form();
  await user.click(own.getByRole('radio', { name: '5 stars, Excellent' }));
  await user.type(own.getByRole('textbox', { name: 'Comment' }), '  I built a cluster.  ');
  host.http.on('GET', paths.ownFeedback, [mine({ id: 9, rating: 5, comment: 'I built a cluster.' })]);
  await user.click(own.getByRole('button', { name: 'Send feedback' }));
  expect(await screen.findByRole('heading', { name: 'Your feedback' })).toBeInTheDocument();
  expect(host.http.callsTo('POST', paths.giveFeedback).map(({ body }) => body)).toEqual([
    { trainerId: 3, courseId: 1, rating: 5, comment: 'I built a cluster.', version: 1 },
  ]);
  expect(host.notices[0]).toMatchObject({ type: 'success', title: 'Thank you for your feedback' });
  expect(host.http.callsTo('GET', paths.feedback)).toHaveLength(2);
  expect(host.http.callsTo('GET', paths.trainer)).toHaveLength(2);
});

test('does not send feedback without a rating', async () => {
  const { user, host } = open();
  const own = await form();
  await user.type(own.getByRole('textbox', { name: 'Comment' }), 'Fine.');
  await user.click(own.getByRole('button', { name: 'Send feedback' }));
  expect(await own.findByRole('radiogroup', { name: 'Rating' })).toHaveAccessibleDescription(
    'Please choose one to five stars',
  );
  expect(host.http.callsTo('POST', paths.giveFeedback)).toHaveLength(0);
});

test('shows earlier feedback in the form, which can be changed and deleted', async () => {
  const host = hostWith([said]);
  host.http.on('DELETE', '/api/feedback/8', done());
  const { user } = open(host);
  const own = await form();
  expect(own.getByRole('radio', { name: '4 stars, Very good' })).toBeChecked();
  expect(own.getByRole('textbox', { name: 'Comment' })).toHaveValue('Clear and calm.');
  await user.click(own.getByRole('radio', { name: '3 stars, Good' }));
  await user.click(own.getByRole('button', { name: 'Change feedback' }));
  await waitFor(() => expect(host.notices[0]).toMatchObject({ title: 'Your feedback is changed' }));
  host.http.on('GET', paths.ownFeedback, [mine()]);
  await user.click(own.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('heading', { name: 'How was it with Ananya Raghavan?' })).toBeInTheDocument();
  expect((await form()).getByRole('textbox', { name: 'Comment' })).toHaveValue('');
});

test('reports a deletion that the server refuses, which can be retried', async () => {
  const host = hostWith([said]);
  host.http.on('DELETE', '/api/feedback/8', failure(500, 'The book is closed.'));
  const { user } = open(host);
  await user.click((await form()).getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(host.notices[0]).toMatchObject({
      type: 'error',
      title: 'Your feedback was not deleted',
      description: 'The book is closed.',
    }),
  );
  host.http.on('DELETE', '/api/feedback/8', done());
  act(() => host.notices[0]?.action?.onClick());
  await waitFor(() => expect(host.notices.at(-1)).toMatchObject({ title: 'Your feedback is deleted' }));
});

test.each([
  [failure(403, 'Only learners who enrolled can give feedback.'), 'Only learners who enrolled can give feedback.'],
  [failure(400, 'x', { fields: { comment: 'Please be kind' } }), 'Please be kind'],
  [new Error('no network'), 'No response from server. Please check your connection.'],
])('reports a refusal and keeps the input', async (answer, message) => {
  const host = hostWith();
  host.http.on('POST', paths.giveFeedback, answer);
  const { user } = open(host);
  const own = await form();
  await user.click(own.getByRole('radio', { name: '1 star, Poor' }));
  await user.type(own.getByRole('textbox', { name: 'Comment' }), 'Too fast.');
  await user.click(own.getByRole('button', { name: 'Send feedback' }));
  expect((await own.findAllByText(message)).length).toBeGreaterThan(0);
  expect(own.getByRole('textbox', { name: 'Comment' })).toHaveValue('Too fast.');
  expect(own.getByRole('radio', { name: '1 star, Poor' })).toBeChecked();
});

test('lets a learner of several courses choose one, and keeps unsent input of the others', async () => {
  const { user } = open(hostWith([mine(), mine({ course_id: 2, course_name: 'Helm in Practice' })]));
  await user.type((await form()).getByRole('textbox', { name: 'Comment' }), 'Of the first');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Course' }), 'Helm in Practice');
  expect((await form('Helm in Practice')).getByRole('textbox', { name: 'Comment' })).toHaveValue('');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Course' }), 'Kubernetes in Production');
  expect((await form()).getByRole('textbox', { name: 'Comment' })).toHaveValue('Of the first');
});

test('shows no form to users who are not enrolled', async () => {
  const { host } = open(hostWith([]));
  await screen.findByRole('heading', { level: 1, name: 'Ananya Raghavan' });
  await waitFor(() => expect(host.http.callsTo('GET', paths.ownFeedback)).toHaveLength(1));
  expect(screen.queryByRole('form', { name: /^Feedback on/ })).not.toBeInTheDocument();
});

test('shows the form after a visitor signed in', async () => {
  const { user, host } = open(hostWith([mine()], 'visitor'));
  await user.click(await screen.findByRole('button', { name: 'Sign in to give feedback' }));
  await form();
  expect(host.session.signInRequests[0]).toMatchObject({ subject: 'Ananya Raghavan' });
});

test('reports own feedback that did not load, with Retry, and shows the others', async () => {
  const host = hostWith();
  host.http.on('GET', paths.ownFeedback, failure(500, 'The book is closed.'));
  const { user } = open(host);
  expect(await screen.findByRole('heading', { name: 'Your own feedback did not load' })).toBeInTheDocument();
  expect(screen.getByText('I slept well after it.')).toBeInTheDocument();
  host.http.on('GET', paths.ownFeedback, [mine()]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await form();
});

test.each([
  ['no-class-yet', '2027-01-12T14:30:00Z', /after its first class, on 12 January 2027/],
  ['no-class-yet', null, /after its first class took place/],
  ['not-attended', null, /attended a class of this course can review it, and you attended none/],
])('says why a course cannot be reviewed instead of a form: %s', async (refusal, opens_at, text) => {
  open(hostWith([mine({ refusal, opens_at })]));
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('form', { name: /^Feedback on/ })).not.toBeInTheDocument();
});

test('a course that can be reviewed comes before one that cannot', async () => {
  open(hostWith([mine({ refusal: 'no-class-yet' }), mine({ course_id: 2, course_name: 'Helm in Practice' })]));
  await form('Helm in Practice');
});
