import { renderRoutes } from '@kaksha/testing/render-routes';
import { answerSecondSave, testSecondSave } from '@kaksha/testing/second-save';
import { feedbackWire } from '@kaksha/testing/wire/engagement';
import { screen, within } from '@testing-library/react';
import { catalogueHost, feedbackPage, paths } from '../../fake-catalogue';
import remote from '../../remote';

const review = feedbackWire({
  id: 8,
  authorName: 'Priya Nair',
  stars: 2,
  text: 'Clear and calm.',
  courseName: 'Kubernetes in Production',
  createdAt: '2026-01-15T06:30:00Z',
});
const mine = (given: { id: number; rating: number; comment: string } | null) => ({
  ...(given ?? { id: null, rating: null, comment: '' }),
  course_id: 1,
  course_name: 'Kubernetes in Production',
  updated_at: null,
  refusal: null,
  opens_at: null,
  version: 1,
});
type User = ReturnType<typeof renderRoutes>['user'];
type Fields = ReturnType<typeof within>;

const saved = { call: ['POST', paths.giveFeedback] as const, stored: review };
/** Changes the learner's own review, after another tab saved `review`. */
async function saveAfter(given: Parameters<typeof mine>[0], change: (user: User, fields: Fields) => Promise<void>) {
  const host = catalogueHost({ as: 'learner' });
  host.http.on('GET', paths.ownFeedback, [mine(given)]);
  answerSecondSave(host, saved);
  const { user } = renderRoutes(remote.routes, { host, path: '/instructorprofile/3' });
  const form = within(await screen.findByRole('form', { name: 'Feedback on Kubernetes in Production' }));
  await change(user, form);
  await user.click(form.getByRole('button', { name: given ? 'Change feedback' : 'Send feedback' }));
  return host;
}
const stars = (name: string) => screen.getByRole('radio', { name });

testSecondSave('the stars of a review', {
  ...saved,
  record: 'review',
  label: 'Rating',
  shown: { mine: '5 stars', theirs: '2 stars' },
  save: () =>
    saveAfter({ id: 8, rating: 4, comment: 'Clear and calm.' }, (user) => user.click(stars('5 stars, Excellent'))),
  sent: { mine: { rating: 5 }, theirs: { rating: 2 } },
  expectTyped: () => expect(stars('5 stars, Excellent')).toBeChecked(),
});

testSecondSave('the first review of a course, which both tabs write', {
  ...saved,
  record: 'review',
  label: 'Comment',
  shown: { mine: 'Too fast.', theirs: 'Clear and calm.' },
  save: () =>
    saveAfter(null, async (user, form) => {
      await user.click(stars('2 stars, Fair'));
      await user.type(form.getByRole('textbox', { name: 'Comment' }), 'Too fast.');
    }),
  sent: { mine: { comment: 'Too fast.' }, theirs: { comment: 'Clear and calm.' } },
  expectTyped: () => expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('Too fast.'),
});

const answered = { ...review, answer: 'Thank you.', answered_at: '2026-01-16T06:30:00Z' };
const storedAnswer = { ...review, answer: 'Thanks a lot.', answered_at: '2026-01-17T06:30:00Z' };
const answerCall = ['PUT', '/api/feedback/8/answer'] as const;
const text = () => screen.getByRole('textbox', { name: 'Your answer' });
testSecondSave('the answer to a review', {
  call: answerCall,
  stored: { ...storedAnswer, answer_version: 2 },
  record: 'answer',
  label: 'Your answer',
  shown: { mine: 'See you soon.', theirs: 'Thanks a lot.' },
  async save() {
    const host = catalogueHost({ as: 'trainer' });
    host.http.on('GET', paths.feedback, feedbackPage([{ ...answered, trainer_id: 3, answer_version: 1 }]));
    answerSecondSave(host, { call: answerCall, stored: { ...storedAnswer, answer_version: 2 } });
    const { user } = renderRoutes(remote.routes, { host, path: '/instructorprofile/3' });
    await user.click(await screen.findByRole('button', { name: 'Change answer' }));
    await user.clear(text());
    await user.type(text(), 'See you soon.');
    await user.click(screen.getByRole('button', { name: 'Save answer' }));
    return host;
  },
  sent: { mine: { answer: 'See you soon.' }, theirs: { answer: 'Thanks a lot.' } },
  expectTyped: () => expect(text()).toHaveValue('See you soon.'),
});
