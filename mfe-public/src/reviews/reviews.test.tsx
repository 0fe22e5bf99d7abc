import { done, failure } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { answerSecondSave, testSecondSave } from '@kaksha/testing/second-save';
import { feedbackWire } from '@kaksha/testing/wire/engagement';
import { act, screen, waitFor, within } from '@testing-library/react';
import { catalogueHost, feedbackPage, paths } from '../fake-catalogue';
import remote from '../remote';

const review = (id: number, over: Partial<Parameters<typeof feedbackWire>[0]> = {}) =>
  feedbackWire({
    id,
    authorName: `Learner ${id}`,
    stars: 4,
    text: `Text ${id}`,
    courseName: 'Kubernetes in Production',
    createdAt: '2025-12-20T10:00:00Z',
    ...over,
  });
const answered = { text: 'Thank you, Bina.', at: '2025-12-22T10:00:00Z' };

const open = (host = catalogueHost({ as: 'learner' })) =>
  renderRoutes(remote.routes, { host, path: '/instructorprofile/3' });
const list = async () => within(await screen.findByRole('list', { name: 'Feedback' }));

test('draws the distribution of stars with text for screen readers', async () => {
  const host = catalogueHost();
  host.http.on('GET', paths.feedback, feedbackPage([review(1, { stars: 5 }), review(2), review(3, { stars: 5 })]));
  open(host);
  const chart = within(await screen.findByRole('list', { name: 'Ratings by number of stars' }));
  expect(chart.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('5 stars: 2 of 3, 67%'),
    expect.stringContaining('4 stars: 1 of 3, 33%'),
    expect.stringContaining('3 stars: 0 of 3, 0%'),
    expect.stringContaining('2 stars: 0 of 3, 0%'),
    expect.stringContaining('1 star: 0 of 3, 0%'),
  ]);
});

test('loads further pages below the first, and reports a page that does not load', async () => {
  const host = catalogueHost();
  const paging = { total: 3, totalPages: 2 };
  host.http.on('GET', paths.feedback, feedbackPage([review(1), review(2)], paging));
  const { user } = open(host);
  expect((await list()).getAllByRole('article')).toHaveLength(2);
  host.http.on('GET', paths.feedback, failure(500, 'Closed.'));
  await user.click(screen.getByRole('button', { name: 'Show 1 more review' }));
  await waitFor(() => expect(host.notices[0]).toMatchObject({ title: 'More reviews did not load' }));
  host.http.on('GET', paths.feedback, feedbackPage([review(2), review(3)], { ...paging, page: 2 }));
  await user.click(screen.getByRole('button', { name: 'Show 1 more review' }));
  expect(await screen.findByText('Text 3')).toBeInTheDocument();
  expect((await list()).getAllByRole('article')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /more review/ })).not.toBeInTheDocument();
  expect(host.http.callsTo('GET', paths.feedback).at(-1)?.params).toMatchObject({ page: 2, count: 20 });
});

test('shows the answer of the trainer', async () => {
  const host = catalogueHost();
  host.http.on('GET', paths.feedback, feedbackPage([review(1, { answer: answered })]));
  open(host);
  const shown = await list();
  expect(shown.getByText(/^Answer from Ananya Raghavan/)).toBeInTheDocument();
  expect(shown.getByText('Thank you, Bina.')).toBeInTheDocument();
});

test('the reviewed trainer answers and does not report', async () => {
  const host = catalogueHost({ as: 'trainer' });
  const trainerId = 3;
  host.http.on('GET', paths.feedback, feedbackPage([review(1, { trainerId })]));
  host.http.on('PUT', '/api/feedback/1/answer', review(1, { trainerId, answer: answered }));
  const { user } = open(host);
  const shown = await list();
  expect(shown.queryByRole('button', { name: 'Report' })).not.toBeInTheDocument();
  await user.click(shown.getByRole('button', { name: 'Answer' }));
  await user.type(shown.getByRole('textbox', { name: 'Your answer' }), 'Thank you, Bina.');
  await user.click(shown.getByRole('button', { name: 'Save answer' }));
  expect(await shown.findByText('Thank you, Bina.')).toBeInTheDocument();
  expect(host.http.callsTo('PUT', '/api/feedback/1/answer')[0]?.body).toEqual({
    answer: 'Thank you, Bina.',
    version: 1,
  });
  expect(host.notices[0]).toMatchObject({ title: 'Your answer is public' });
  expect(shown.getByRole('button', { name: 'Change answer' })).toBeInTheDocument();
});

test('text typed while the answer is saved stays in the open form', async () => {
  const host = catalogueHost({ as: 'trainer' });
  const trainerId = 3;
  host.http.on('GET', paths.feedback, feedbackPage([review(1, { trainerId })]));
  let answer = (_answer: unknown) => {};
  host.http.on('PUT', '/api/feedback/1/answer', () => new Promise((resolve) => (answer = resolve)));
  const { user } = open(host);
  const shown = await list();
  await user.click(shown.getByRole('button', { name: 'Answer' }));
  const text = await shown.findByRole('textbox', { name: 'Your answer' });
  await user.type(text, 'Thank you, Bina.');
  await user.click(shown.getByRole('button', { name: 'Save answer' }));
  await waitFor(() => expect(host.http.callsTo('PUT', '/api/feedback/1/answer')).toHaveLength(1));
  await user.type(text, ' See you.');
  await act(async () => answer(review(1, { trainerId, answer: answered })));
  await waitFor(() => expect(host.notices[0]).toMatchObject({ title: 'Your answer is public' }));
  expect(shown.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Thank you, Bina. See you.');
});

test('further reviews keep an answer that was given while they loaded', async () => {
  const host = catalogueHost({ as: 'trainer' });
  const trainerId = 3;
  const paging = { total: 2, totalPages: 2 };
  host.http.on('GET', paths.feedback, feedbackPage([review(1, { trainerId })], paging));
  host.http.on('PUT', '/api/feedback/1/answer', review(1, { trainerId, answer: answered }));
  const { user } = open(host);
  const shown = await list();
  let load = (_answer: unknown) => {};
  host.http.on('GET', paths.feedback, () => new Promise((resolve) => (load = resolve)));
  await user.click(screen.getByRole('button', { name: 'Show 1 more review' }));
  await user.click(shown.getByRole('button', { name: 'Answer' }));
  await user.type(shown.getByRole('textbox', { name: 'Your answer' }), 'Thank you, Bina.');
  await user.click(shown.getByRole('button', { name: 'Save answer' }));
  expect(await shown.findByText('Thank you, Bina.')).toBeInTheDocument();
  await act(async () => load(feedbackPage([review(2, { trainerId })], { ...paging, page: 2 })));
  expect(await shown.findByText('Text 2')).toBeInTheDocument();
  expect(shown.getByText('Thank you, Bina.')).toBeInTheDocument();
});

test('a signed-in reader reports a review with a reason', async () => {
  const host = catalogueHost({ as: 'learner' });
  host.http.on('POST', '/api/feedback/1/reports', done());
  const { user } = open(host);
  await user.click((await list()).getByRole('button', { name: 'Report' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report the review by Rahul Menon' }));
  await user.click(dialog.getByRole('radio', { name: 'It contains personal data' }));
  await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'It names a colleague.');
  await user.click(dialog.getByRole('button', { name: 'Report review' }));
  await waitFor(() => expect(host.notices[0]).toMatchObject({ title: 'Thank you, the review is reported' }));
  expect(host.http.callsTo('POST', '/api/feedback/1/reports')[0]?.body).toEqual({
    reason: 'personal-data',
    note: 'It names a colleague.',
  });
});

test('the report dialog shows why the server refuses', async () => {
  const host = catalogueHost({ as: 'learner' });
  host.http.on('POST', '/api/feedback/1/reports', failure(409, 'You have reported this review already.'));
  const { user } = open(host);
  await user.click((await list()).getByRole('button', { name: 'Report' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Report review' }));
  expect(await dialog.findByText('You have reported this review already.')).toBeInTheDocument();
});

test('a visitor signs in before a report', async () => {
  const { user, host } = open(catalogueHost());
  await user.click((await list()).getByRole('button', { name: 'Report' }));
  expect(host.session.signInRequests[0]).toMatchObject({ subject: 'Review by Rahul Menon' });
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

const removed = {
  call: ['PUT', '/api/feedback/1/answer'] as const,
  stored: review(1, { answerVersion: 2 }),
  saved: review(1, { answerVersion: 3 }),
};
testSecondSave('an answer that the other tab removed', {
  ...removed,
  record: 'answer',
  label: 'Your answer',
  shown: { mine: 'Thank you, Bina. See you.', theirs: 'Nothing' },
  async save() {
    const host = catalogueHost({ as: 'trainer' });
    host.http.on('GET', paths.feedback, feedbackPage([review(1, { answer: answered })]));
    answerSecondSave(host, removed);
    const { user } = open(host);
    await user.click(await screen.findByRole('button', { name: 'Change answer' }));
    await user.type(await screen.findByRole('textbox', { name: 'Your answer' }), ' See you. ');
    await user.click(screen.getByRole('button', { name: 'Save answer' }));
    return host;
  },
  sent: { mine: { answer: 'Thank you, Bina. See you.' }, theirs: { answer: '' } },
  expectTyped: () =>
    expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Thank you, Bina. See you. '),
});
