import { randomUUID } from 'node:crypto';
import { caller, everyone, key, named, owned, platform, type Requests } from './request';

const inBatch = named('batch_id', (t) => t.batch);
const inClassroom = named('batch_id', (t) => t.classroom);
const certificate = named('id', (t) => t.certificate);
const noServer = { neverSucceeds: 'no meeting server' };
const file = Buffer.from('a text');

/** Requests for classes, certificates, reviews, questions and interest in courses. */
export const learningRequests: Requests = {
  getMeeting: owned(inBatch),
  setMeeting: owned((t) => ({ ...inBatch(t), body: { url: 'https://zoom.us/j/1' } })),
  joinClass: owned(inBatch),
  getRecordings: owned(inBatch),
  getRoom: owned(inBatch, noServer),
  endMeeting: owned(inBatch, noServer),
  getOwnAttendance: caller(),
  getAttendance: owned(inBatch),
  correctAttendance: owned((t) => ({
    ...inBatch(t),
    body: { user_id: t.learnerId, session_day: t.sessionDay, is_present: true },
  })),
  getTicket: owned(inClassroom),
  getCheckInList: owned(inClassroom),
  recordCheckIns: owned((t) => ({
    ...inClassroom(t),
    body: {
      check_ins: [{ id: randomUUID(), session_day: t.sessionDay, at: new Date().toISOString(), user_id: t.learnerId }],
    },
  })),
  getClassMaterials: caller(),
  getMaterials: owned(inBatch),
  addMaterial: owned((t) => ({
    ...inBatch(t),
    body: { kind: 'material', title: 'Slides', link: 'https://example.com/a' },
  })),
  uploadMaterial: owned((t) => ({ ...inBatch(t), form: { kind: 'material', title: 'Slides', file } })),
  getBatchStorageUse: owned(inBatch),
  orderMaterials: owned((t) => ({ ...inBatch(t), body: { ids: [t.materialFile, t.material] } })),
  updateMaterial: owned((t) => ({
    params: { batch_id: t.batch, id: t.material },
    body: { kind: 'material', title: 'New', link: 'https://example.com/a' },
  })),
  removeMaterial: owned((t) => ({ params: { batch_id: t.batch, id: t.material } })),
  getMaterialFile: owned((t) => ({ params: { batch_id: t.batch, id: t.materialFile } })),
  messageBatch: owned((t) => ({ ...inBatch(t), body: { message: 'Class begins at ten.' } })),
  getBatchMessages: owned(inBatch),
  getClassMessages: caller(),

  getOwnCertificates: caller(),
  getCertificate: everyone(certificate),
  getCredential: everyone(certificate),
  getCertificateFile: everyone(certificate),
  getCertificatePicture: everyone(certificate),
  revokeCertificate: owned((t) => ({ ...certificate(t), body: { reason: 'Another person attended' } })),
  getCertificateStatus: everyone(() => ({ params: { list: 1 } })),
  getCertificateIssuer: everyone(),
  getBatchCertificates: owned(inBatch),
  setMinimumAttendance: owned((t) => ({ ...inBatch(t), body: { percent: 60 } })),

  getBatchCalendar: everyone(named('file', (t) => `${t.batch}.ics`)),
  getCalendarFeed: caller(),
  createCalendarFeed: caller(),
  deleteCalendarFeed: caller(),
  readCalendarFeed: key(named('file', (t) => `${t.feedToken}.ics`)),

  reportFeedback: caller((t) => ({ params: { id: t.review }, body: { reason: 'off-topic' } })),
  getModeratedFeedback: platform(),
  dismissReports: platform(named('id', (t) => t.review)),
  giveFeedback: owned((t) => ({ body: { trainerId: t.trainerId, rating: 5 } })),
  getFeedback: everyone(named('trainerId', (t) => t.trainerId)),
  getCourseFeedback: everyone(named('courseId', (t) => t.course)),
  getOwnFeedback: caller(named('trainerId', (t) => t.trainerId)),
  deleteFeedback: owned(named('id', (t) => t.review)),
  hideFeedback: platform((t) => ({ params: { id: t.review }, body: { hidden: true } })),
  answerFeedback: owned((t) => ({ params: { id: t.review }, body: { answer: 'Thank you' } })),

  sendEnquiry: caller((t) => ({ body: { courseId: t.course, message: 'Is there a class in May?' } })),
  getReceivedEnquiries: caller(),
  getSentEnquiries: owned(named('userId', (t) => t.learnerId)),
  answerEnquiry: owned((t) => ({ params: { id: t.enquiry }, body: { reply: 'Yes' } })),
  continueEnquiry: owned((t) => ({ params: { id: t.answered }, body: { message: 'And in June?' } })),
  closeEnquiry: owned((t) => ({ params: { id: t.enquiry }, body: { closed: true } })),
  readEnquiries: caller((t) => ({ body: { ids: [t.enquiry] } })),

  setCourseAction: [
    caller((t) => ({ body: { courseId: t.course, is_like: true } })),
    owned((t) => ({ body: { courseId: t.course, is_like: true, userId: t.learnerId } }), { about: 'for a user' }),
  ],
  removeCourseAction: caller((t) => ({ query: { courseId: t.course, type: 'like' } })),
  getCoursesWithAction: owned((t) => ({ params: { id: t.learnerId }, query: { type: 'like' } })),
  getCourseActions: caller((t) => ({ query: { courseId: t.course } })),
  countAction: caller((t) => ({ body: { course_id: t.course, action_type: 1 } })),
  getActionCount: caller((t) => ({ query: { course_id: t.course, action_type: 1 } })),
  addRecentlyViewedCourse: caller((t) => ({ body: { courseId: t.course } })),
  getRecentlyViewedCourses: owned(named('id', (t) => t.learnerId)),
  choosePreferredBatch: caller((t) => ({ body: { courseId: t.course, batchId: t.later } })),
  getPreferredBatch: caller((t) => ({ query: { courseId: t.course } })),
  getEnrolledUsers: owned(named('courseId', (t) => t.course)),
  getContactedUsers: owned(named('courseId', (t) => t.course)),
  getCourseActivity: owned(named('courseId', (t) => t.course)),
  getActivityOverview: caller(),
};
