import type { Sent } from './sent';

const courseFields = {
  course_name: 'Helm',
  thumbnail: '/media/a.webp',
  mode: 'Online',
  language_id: 1,
  difficulty_level: 'Beginner',
  fee: 1000,
  fee_usd: 20,
  discount: 10,
  is_demo: true,
  video_url: 'https://youtu.be/abcdefghijk',
  description: 'Six weeks.',
  prerequisites: 'None',
  objectives: 'All',
  trainer_contact: '9876543210',
  trainer_email: 'asha@example.com',
  trainer_chat: 'https://wa.me/919876543210',
  category_id: 1,
  sub_category_id: 1,
};
const batchFields = {
  day_of_week: 1,
  weekdays: [],
  timePart: 'Morning',
  time_from: '10:00',
  time_to: '11:00',
  TimeFromType: 'AM',
  TimeToType: 'AM',
  start_date: '2027-01-01',
  end_date: '2027-02-01',
  duration: '1 hour',
  timezone: 'IST',
  mode: 'Online',
  area: '',
  address: '',
  status: true,
  seats: null,
  trainerId: null,
};
const moduleFields = { trainerId: 3, courseId: 7, moduleName: 'Pods', topic_name: 'a, b', hands_on: 'c' };

/** Requests of the calls in section 7 of the document about the trainer area. */
export const trainerRequests: Sent[] = [
  { call: 'get /categories', by: 'catalogue.getCategories' },
  { call: 'get /categories/{id}/subcategories', by: 'catalogue.getSubcategories' },
  { call: 'get /categories/subcategories', by: 'catalogue.getAllSubcategories' },
  { call: 'get /user-interests/{id}', by: 'profile.getInterests' },
  {
    call: 'post /user-interests/save',
    by: 'profile.saveInterests',
    requests: [{ body: { interests: [{ category_id: 1, sub_category_id: 1 }] } }],
  },
  {
    call: 'post /api/images/upload',
    by: 'uploads.uploadPicture',
    requests: [{ body: { image: 'a.png', purpose: 'thumbnail' } }],
  },
  {
    call: 'post /course-content/addContentTypes',
    by: 'contents.addContent',
    requests: [
      { body: { TrainerId: 3, CourseId: 7, ContentType: 'Covering Tools', ContentText: 'a, b', isLive: true } },
    ],
  },
  { call: 'get /course-content/getContentTypes', by: 'contents.getContentTypes' },
  { call: 'get /course-content/courses/{courseId}/content', by: 'contents.getContentsOfCourse' },
  { call: 'get /course-content/getContentByTrainerId/{trainerId}', by: 'contents.getContentsOfTrainer' },
  {
    call: 'put /course-content/updateContentStatus/{contentId}',
    by: 'contents.setContentStatus',
    requests: [{ body: { status: true } }],
  },
  {
    call: 'patch /course-content/updateContent/{contentId}',
    by: 'contents.updateContent',
    requests: [{ body: { content_type: 'Benefits', content_text: 'a', is_live: true, trainer_id: 3 } }],
  },
  { call: 'delete /course-content/deleteContent/{contentId}', by: 'contents.deleteContent' },
  {
    call: 'post /courseCurriculum/curriculum',
    by: 'curriculum.addModule',
    requests: [{ body: { ...moduleFields, skillsCovered: 'd' } }],
  },
  { call: 'get /courseCurriculum/courses/{courseId}/curriculum', by: 'curriculum.getModulesOfCourse' },
  { call: 'get /courseCurriculum/curriculum/trainer/{trainerId}', by: 'curriculum.getModulesOfTrainer' },
  {
    call: 'put /courseCurriculum/curriculum/{id}',
    by: 'curriculum.updateModule',
    requests: [{ body: { ...moduleFields, skills: 'd' } }],
  },
  { call: 'delete /courseCurriculum/curriculum/{id}', by: 'curriculum.deleteModule' },
  {
    call: 'post /timings/AddTiming',
    by: 'timings.addBatch',
    requests: [{ body: { courseId: 7, ...batchFields } }],
  },
  { call: 'get /timings', by: 'timings.getBatches' },
  { call: 'get /timings/trainer/{trainerId}', by: 'timings.getBatchesOfTrainer' },
  { call: 'get /timings/course/{courseId}', by: 'timings.getBatchesOfCourse' },
  { call: 'get /timings/GetTimingById/{id}', by: 'timings.getBatch' },
  { call: 'get /timings/GetCourseListByTrainerId/{trainerId}', by: 'timings.getCourseNamesOfTrainer' },
  {
    call: 'put /timings/{id}',
    by: 'timings.updateBatch',
    requests: [{ body: { ...batchFields, confirmed: true } }],
  },
  { call: 'delete /timings/DeleteTimings/{id}', by: 'timings.deleteBatch' },
  { call: 'delete /patrons-registration/DeleteCourseDetails/{courseId}', by: 'authoring.deleteCourse' },
  {
    call: 'post /patrons-registration/AddCourseDetails',
    by: 'authoring.createCourse',
    requests: [{ body: { ...courseFields, trainer_id: 3, created_by: 5, modified_by: 5 } }],
  },
  {
    call: 'patch /patrons-registration/UpdateCourseDetails/{id}',
    by: 'authoring.updateCourse',
    requests: [
      {
        body: {
          ...courseFields,
          modified_by: 5,
          course_status: 'published',
          is_active: true,
          stage: 5,
          version: 1,
        },
      },
    ],
  },
];
