import type { FeedbackWire } from '@kaksha/api-client/generated/wire';
import type { TrainerSummary } from '@kaksha/domain/catalogue';
import {
  category,
  course,
  courseDetails,
  courses,
  facets,
  post,
  postDetails,
  trainer,
} from '@kaksha/testing/factories';
import { createFakeHost, type FakeHost, type FakeHostOptions } from '@kaksha/testing/fake-host';
import { done, paged, pagedCourses } from '@kaksha/testing/fake-http';
import { preferredBatchWire } from '@kaksha/testing/wire/account';
import { postDetailsWire, postWire } from '@kaksha/testing/wire/blog';
import {
  categoryWire,
  courseDetailsWire,
  courseWire,
  facetsWire,
  languageWire,
  ownCourseWire,
  subcategoryWire,
  trainerDetailsWire,
  trainerWire,
} from '@kaksha/testing/wire/catalogue';
import { courseActionsWire, feedbackWire } from '@kaksha/testing/wire/engagement';

/** Paths of API calls, for tests that replace one answer. */
export const paths = {
  categories: '/categories',
  subcategories: '/categories/subcategories',
  languages: '/languages',
  search: '/patrons-registration/GetAllCourses',
  facets: '/patrons-registration/GetCourseFacets',
  suggestions: '/patrons-registration/GetSearchSuggestions',
  popularSearches: '/patrons-registration/GetPopularSearches',
  recordSearch: '/patrons-registration/RecordSearch',
  soon: '/patrons-registration/GetStartingSoon',
  trainers: '/dashboard/GetAllTrainers',
  course: /GetCourseDetailsById/,
  similar: /GetCourseSuggestions/,
  savedBy: /UserActionCourses/,
  marksOf: '/patrons-registration/CheckUserActionForCourse',
  courseAction: '/training-info/CourseAction',
  unmark: '/patrons-registration/CourseAction',
  count: '/course-actions/increment',
  recordView: '/course-users/associate',
  recentlyViewed: /^\/course-users\/\d+$/,
  preferred: '/preferred-batch',
  purchases: /^\/course-purchase\/purchased\/\d+$/,
  enquiries: '/course-requests',
  searches: '/saved-searches',
  trainer: /GetBasicDetails/,
  coursesOf: /GetCourseDetailsByTrainerId/,
  feedback: /api\/feedback\/\d+$/,
  courseFeedback: /api\/feedback\/courses\/\d+$/,
  ownFeedback: '/api/feedback/3/mine',
  giveFeedback: '/api/feedback',
  posts: '/blogs/',
  post: /^\/blogs\/[^/]+$/,
} as const;

/** A page of the list of trainers. */
export const trainersPage = (trainers: readonly TrainerSummary[], paging: Parameters<typeof paged>[1] = {}) =>
  paged(trainers.map(trainerWire), paging, { next: null, previous: null });

/** Feedback of learners about a trainer, with ratings. */
export const feedbackPage = (feedback: readonly FeedbackWire[], paging: Parameters<typeof paged>[1] = {}) => {
  const stars = [1, 2, 3, 4, 5].map((given) => feedback.filter(({ rating }) => rating === given).length);
  const sum = feedback.reduce((total, { rating }) => total + rating, 0);
  const rating = feedback.length > 0 ? { average: sum / feedback.length, count: feedback.length } : null;
  return paged(feedback, paging, { rating, stars });
};

/** A host whose API has a small catalogue: two categories, three courses, one trainer, no saved courses. */
export function catalogueHost(options: FakeHostOptions = {}): FakeHost {
  const host = createFakeHost(options);
  const { http } = host;
  const categories = [
    category(),
    category({ id: 2, name: 'data-science', displayName: 'Data Science', motif: 'data', courseCount: 8 }),
  ];
  http.on('GET', paths.categories, categories.map(categoryWire));
  http.on('GET', paths.subcategories, [
    subcategoryWire({ id: 1, categoryId: 1, name: 'Containers' }),
    subcategoryWire({ id: 2, categoryId: 2, name: 'Statistics' }),
  ]);
  http.on('GET', paths.languages, [
    languageWire({ id: 1, name: 'english', displayName: 'English' }),
    languageWire({ id: 2, name: 'hindi', displayName: 'Hindi' }),
  ]);
  http.on('GET', paths.search, pagedCourses(courses(3).map(courseWire)));
  http.on('GET', paths.facets, facetsWire(facets()));
  http.on('GET', paths.soon, [courseWire(course())]);
  http.on('GET', paths.trainers, trainersPage([trainer()]));
  http.on('GET', paths.course, courseDetailsWire(courseDetails()));
  http.on('GET', paths.similar, [courseWire(course({ id: 2, name: 'Helm in Practice' }))]);
  http.on('GET', paths.savedBy, []);
  http.on('GET', paths.marksOf, courseActionsWire({ like: false, interest: false }));

  http.on('GET', paths.trainer, trainerDetailsWire(trainer()));
  http.on('GET', paths.coursesOf, [ownCourseWire(course())]);
  http.on('GET', paths.ownFeedback, []);
  const review = feedbackWire({
    id: 1,
    authorName: 'Rahul Menon',
    stars: 5,
    text: 'I slept well after it.',
    courseName: 'Kubernetes in Production',
    createdAt: '2025-12-20T10:00:00Z',
  });
  http.on('GET', paths.feedback, feedbackPage([review]));
  http.on('GET', paths.courseFeedback, feedbackPage([review]));
  http.on('GET', paths.post, postDetailsWire(postDetails()));
  http.on('GET', paths.posts, [postWire(post())]);
  http.on('POST', paths.courseAction, done());
  http.on('DELETE', paths.unmark, done());
  http.on('POST', paths.count, { count: 1 });
  http.on('POST', paths.recordView, done());
  http.on('GET', paths.suggestions, { trainers: [], places: [], tools: [] });
  http.on('GET', paths.popularSearches, []);
  http.on('POST', paths.recordSearch, null);
  http.on('GET', paths.searches, []);
  http.on('GET', paths.recentlyViewed, []);
  http.on('GET', paths.purchases, []);
  http.on('GET', '/waiting-list', []);
  http.on('GET', paths.preferred, preferredBatchWire(1, null));
  http.on('POST', paths.preferred, done());
  return host;
}
