import { courseBody } from '../authoring-fixtures';
import { inDays } from '../catalogue-fixtures';
import { couponFields } from '../coupon-fields';
import { caller, everyone, named, owned, platform, type Requests } from './request';

const course = named('id', (t) => t.course);
const draft = named('id', (t) => t.draft);
const trainer = named('id', (t) => t.trainerId);
const drafts = { about: 'of a draft' };

const batch = {
  day_of_week: 1,
  start_date: inDays(9),
  end_date: inDays(40),
  time_from: '10:00',
  timePart: 'Morning',
  timezone: 'IST',
  mode: 'Online',
  duration: '2 hours',
};

/** Requests for courses, their parts, batches and coupons. */
export const catalogueRequests: Requests = {
  getCategories: everyone(),
  getAllSubcategories: everyone(),
  getSubcategories: everyone(() => ({ params: { id: 1 } })),
  getLanguages: everyone(),
  searchCourses: everyone(),
  getSearchSuggestions: everyone(() => ({ query: { text: 'kub' } })),
  getCourseFacets: everyone(),
  getPopularSearches: everyone(),
  recordSearch: everyone(() => ({ body: { text: 'kubernetes' } })),
  getStartingSoon: everyone(),
  getCourse: [everyone(course), owned(draft, drafts)],
  getSimilarCourses: everyone(course),
  getCoursesOfTrainer: [
    everyone(trainer),
    owned((t) => ({ ...trainer(t), query: { course_status: 'draft' } }), { about: 'drafts' }),
    owned((t) => ({ ...trainer(t), query: { course_status: 'deleted' } }), { about: 'deleted courses' }),
  ],
  getTrainers: everyone(),
  getBasicDetails: everyone(trainer),
  getCountries: everyone(),
  getStates: everyone(() => ({ query: { id: 1 } })),
  getCities: everyone(() => ({ query: { id: 1 } })),
  getSitemapParts: everyone(),
  getSitemapPart: everyone(() => ({ params: { kind: 'courses', part: 1 } })),

  createCourse: caller((t) => ({ body: courseBody(t.picture) })),
  updateCourse: owned((t) => ({ ...draft(t), body: courseBody(t.picture) })),
  duplicateCourse: owned(course),
  restoreCourse: owned(named('id', (t) => t.deleted)),
  deleteCourse: owned(named('courseId', (t) => t.draft)),
  deleteCourseById: owned(draft),

  getContentTypes: everyone(),
  getContentsOfCourse: [
    everyone(named('courseId', (t) => t.course)),
    owned(
      named('courseId', (t) => t.draft),
      drafts,
    ),
  ],
  getContentsOfTrainer: everyone(named('trainerId', (t) => t.trainerId)),
  addContent: owned((t) => ({ body: { CourseId: t.course, ContentType: 'Benefits', ContentText: 'a' } })),
  updateContent: owned((t) => ({ params: { contentId: t.content }, body: { content_text: 'b' } })),
  setContentStatus: owned((t) => ({ params: { contentId: t.content }, body: { status: false } })),
  deleteContent: owned(named('contentId', (t) => t.content)),
  orderContents: owned((t) => ({ params: { courseId: t.draft }, body: { ids: t.contents } })),

  getModulesOfCourse: [
    everyone(named('courseId', (t) => t.course)),
    owned(
      named('courseId', (t) => t.draft),
      drafts,
    ),
  ],
  getModulesOfTrainer: everyone(named('trainerId', (t) => t.trainerId)),
  addModule: owned((t) => ({ body: { courseId: t.draft, moduleName: 'Pods', topic_name: 'a, b' } })),
  updateModule: owned((t) => ({ params: { id: t.module }, body: { moduleName: 'Pods', topic_name: 'a, b' } })),
  deleteModule: owned(named('id', (t) => t.module)),
  orderModules: owned((t) => ({ params: { courseId: t.draft }, body: { ids: [t.module] } })),

  getBatches: caller(),
  getBatchesOfTrainer: everyone(named('trainerId', (t) => t.trainerId)),
  getBatchesOfCourse: [
    everyone(named('courseId', (t) => t.course)),
    owned(
      named('courseId', (t) => t.draft),
      drafts,
    ),
  ],
  getBatch: everyone(named('id', (t) => t.batch)),
  getCourseNamesOfTrainer: everyone(named('trainerId', (t) => t.trainerId)),
  addBatch: owned((t) => ({ body: { ...batch, courseId: t.course } })),
  updateBatch: owned((t) => ({ params: { id: t.closed }, body: batch })),
  deleteBatch: owned(named('id', (t) => t.closed)),
  openBatch: owned(named('id', (t) => t.closed)),
  closeBatch: owned(named('id', (t) => t.later)),
  getCancellation: owned(named('id', (t) => t.cancelled)),
  cancelBatch: owned((t) => ({ params: { id: t.later }, body: { reason: 'Ill', confirmed: true } })),
  changeSession: owned((t) => ({
    params: { id: t.later },
    body: { date: t.laterDay, action: 'skip', reason: 'Ill', confirmed: true },
  })),
  restoreSession: owned((t) => ({ params: { id: t.empty, date: t.emptyChange }, query: { confirmed: 'true' } })),
  getBatchChanges: caller(),
  answerBatchChange: owned((t) => ({ params: { id: t.change }, body: { answer: 'accept' } })),

  reportCourse: caller((t) => ({ params: { id: t.course }, body: { reason: 'fraud' } })),
  getModeratedCourses: platform(),
  dismissCourseReports: platform(named('id', (t) => t.course)),
  hideCourse: platform((t) => ({ params: { id: t.course }, body: { hidden: true, reason: 'It asks for cash' } })),

  getCoupons: caller(),
  createCoupon: caller(() => ({ body: { ...couponFields, code: 'NEW25' } })),
  updateCoupon: owned((t) => ({ params: { id: t.coupon }, body: { ...couponFields, code: 'QUARTER' } })),
  enableCoupon: owned((t) => ({ params: { id: t.coupon }, body: { enabled: false } })),
};
