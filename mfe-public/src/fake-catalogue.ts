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
import { paged } from '@kaksha/testing/fake-http';
import { postDetailsWire, postWire } from '@kaksha/testing/wire/blog';
import {
  categoryWire,
  courseDetailsWire,
  courseWire,
  facetsWire,
  languageWire,
  subcategoryWire,
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
  enquiries: '/course-requests',
  searches: '/saved-searches',
  trainer: /GetBasicDetails/,
  coursesOf: /GetCourseDetailsByTrainerId/,
  feedback: /api\/feedback\/\d+$/,
  ownFeedback: '/api/feedback/3/mine',
  giveFeedback: '/api/feedback',
  posts: '/blogs/',
  post: /^\/blogs\/[^/]+$/,
} as const;

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
  http.on('GET', paths.search, paged(courses(3).map(courseWire)));
  http.on('GET', paths.facets, facetsWire(facets()));
  http.on('GET', paths.soon, [courseWire(course())]);
  http.on('GET', paths.trainers, paged([trainerWire(trainer())]));
  http.on('GET', paths.course, courseDetailsWire(courseDetails()));
  http.on('GET', paths.similar, [courseWire(course({ id: 2, name: 'Helm in Practice' }))]);
  http.on('GET', paths.savedBy, []);
  http.on('GET', paths.marksOf, courseActionsWire({ liked: false, interested: false }));

  http.on('GET', paths.trainer, trainerWire(trainer()));
  http.on('GET', paths.coursesOf, [courseWire(course())]);
  http.on('GET', paths.ownFeedback, []);
  http.on('GET', paths.feedback, [
    feedbackWire({
      id: 1,
      authorName: 'Rahul Menon',
      stars: 5,
      text: 'I slept well after it.',
      courseName: 'Kubernetes in Production',
      createdAt: '2025-12-20T10:00:00Z',
    }),
  ]);
  http.on('GET', paths.post, postDetailsWire(postDetails()));
  http.on('GET', paths.posts, [postWire(post())]);
  http.on('POST', paths.courseAction, {});
  http.on('DELETE', paths.unmark, {});
  http.on('POST', paths.count, {});
  http.on('POST', paths.recordView, {});
  http.on('GET', paths.searches, []);
  http.on('GET', paths.recentlyViewed, []);
  http.on('GET', paths.preferred, { batch_id: null });
  http.on('POST', paths.preferred, {});
  return host;
}
