import type * as actions from '../actions';
import type * as blog from '../blog';
import type * as blogChanges from '../blog-changes';
import type * as calendar from '../calendar';
import type * as catalogue from '../catalogue';
import type * as certificates from '../certificates';
import type * as checkIn from '../check-in';
import type * as classes from '../classes';
import type * as engagement from '../engagement';
import type * as enquiries from '../enquiries';
import type * as feedback from '../feedback';
import type * as feedbackChanges from '../feedback-changes';
import type * as payment from '../payment';
import type * as preferredBatch from '../preferred-batch';
import type * as savedSearches from '../saved-searches';
import type * as trainers from '../trainers';
import type * as waitingList from '../waiting-list';
import type { CallsOf } from './calls-of';
import { search } from './values';

const checkInOf = (count: number) => ({
  id: `3b6f2c1e-8a54-4f0b-9c1d-5e7a90b1c20${count}`,
  sessionDay: '2026-01-19',
  at: '2026-01-19T13:30:00.000Z',
});

/** The calls of learners and visitors. */
export const learnerCalls = {
  actions: {
    setCourseAction: [
      [7, 'like'],
      [7, 'interest'],
    ],
    removeCourseAction: [[7, 'like', 5]],
    getCourseActions: [[5, 7]],
    getCoursesWithAction: [[5, 'like']],
    countAction: [[7, 1]],
  } satisfies CallsOf<typeof actions>,
  blog: {
    getPosts: [[]],
    getAllPosts: [[]],
    getDraftPosts: [[]],
    getPost: [['a-post']],
    getOlderComments: [[9, 20]],
  } satisfies CallsOf<typeof blog>,
  blogChanges: {
    likePost: [[9, 5]],
    unlikePost: [[9, 5]],
    addComment: [[9, 5, 'Good']],
    deleteComment: [[9, 11]],
  } satisfies CallsOf<typeof blogChanges>,
  calendar: {
    getBatchCalendar: [[3]],
    getCalendarFeed: [[]],
    createCalendarFeed: [[]],
    deleteCalendarFeed: [[]],
  } satisfies CallsOf<typeof calendar>,
  catalogue: {
    getCategories: [[]],
    getAllSubcategories: [[]],
    getSubcategories: [[1]],
    getLanguages: [[]],
    searchCourses: [[search]],
    getCourseFacets: [[search]],
    getSearchSuggestions: [['py']],
    getPopularSearches: [[]],
    recordSearch: [['python']],
    getStartingSoon: [[{ days: 7 }]],
    getCourse: [[7]],
    getSimilarCourses: [[7]],
    getTrainers: [[{ page: 1, search: 'asha', location: 'Pune', experienceLevel: '11+', sortBy: 'name_asc' }]],
    getCoursesOfTrainer: [[3, 'draft']],
  } satisfies CallsOf<typeof catalogue>,
  engagement: {
    getEnrolledUsers: [[7, { page: 1, count: 10 }]],
    getContactedUsers: [[7, { page: 1, count: 10 }]],
    getCourseActivity: [[7, { page: 1, count: 10, days: 7, timeZone: 'Asia/Kolkata' }]],
    getActivityOverview: [[7, 'Asia/Kolkata']],
    getEnrolledUsersCsv: [[7, 3]],
    getContactedUsersCsv: [[7, 3]],
    getCourseActivityCsv: [[7]],
    addRecentlyViewedCourse: [[7]],
    getRecentlyViewedCourses: [[5]],
  } satisfies CallsOf<typeof engagement>,
  enquiries: {
    sendEnquiry: [[{ courseId: 7, batchId: 3, message: 'When?', name: 'Asha', phone: '9876543210' }]],
    getSentEnquiries: [[5]],
    getReceivedEnquiries: [[{ status: 'new', page: 1, count: 10 }]],
    continueEnquiry: [[2, 'And in Hindi?']],
    closeEnquiry: [[2, true]],
    readEnquiries: [[[2, 3]]],
    answerEnquiry: [[2, { reply: 'Soon', status: 'answered' }]],
  } satisfies CallsOf<typeof enquiries>,
  feedback: {
    getOwnFeedback: [[3]],
    getFeedback: [[3]],
    getCourseFeedback: [[7, 2]],
    getModeratedFeedback: [[{ state: 'hidden', page: 2 }], [{ state: 'reported' }]],
  } satisfies CallsOf<typeof feedback>,
  feedbackChanges: {
    giveFeedback: [[{ trainerId: 3, courseId: 7, stars: 4, text: 'Kind' }]],
    deleteFeedback: [[2]],
    hideFeedback: [[2, true]],
    answerFeedback: [[2, 'Thanks']],
    reportFeedback: [[2, { reason: 'off-topic', note: 'It is about another course' }]],
    dismissReports: [[2]],
  } satisfies CallsOf<typeof feedbackChanges>,
  payment: {
    placeOrder: [[{ courseId: 7, trainerId: 3, batchId: 3, currency: 'INR', idempotencyKey: 'a-purchase' }]],
    quoteOrder: [[{ courseId: 7, trainerId: 3, batchId: 3, currency: 'INR', coupon: 'EARLY10' }]],
    getOrder: [[6]],
    verifyPayment: [[{ orderId: 6, paymentId: 'pay_1', signature: 'x' }]],
    getRefundOffer: [[6]],
    refundOrder: [[6, 'My hours changed']],
    getPaymentHistory: [[]],
    moveSeat: [[3, 4]],
    giveBackSeat: [[3]],
    getPurchases: [[5]],
  } satisfies CallsOf<typeof payment>,
  preferredBatch: {
    choosePreferredBatch: [[7, 3]],
    getPreferredBatch: [[7]],
  } satisfies CallsOf<typeof preferredBatch>,
  savedSearches: {
    getSavedSearches: [[]],
    saveSearch: [[{ name: 'Cloud', query: { q: 'cloud' }, digest: 'weekly' }]],
    updateSearch: [[2, 'weekly']],
    deleteSearch: [[2]],
  } satisfies CallsOf<typeof savedSearches>,
  trainers: { getBasicDetails: [[3]] } satisfies CallsOf<typeof trainers>,
  certificates: {
    getCertificate: [['5c1e5a5e-2b1d-4c55-9d5e-6a1f0c2b7a10']],
    getOwnCertificates: [[]],
    getBatchCertificates: [[3]],
    setMinimumAttendance: [
      [3, { percent: 80, version: 1 }],
      [3, { percent: null }],
    ],
    revokeCertificate: [['5c1e5a5e-2b1d-4c55-9d5e-6a1f0c2b7a10', 'Another person attended']],
  } satisfies CallsOf<typeof certificates>,
  checkIn: {
    getTicket: [[3]],
    getCheckInList: [[3]],
    recordCheckIns: [
      [
        3,
        [
          { ...checkInOf(1), userId: 5 },
          { ...checkInOf(2), ticket: 'KAKSHA-3-41-0' },
          { ...checkInOf(1), userId: 5, undo: true },
        ],
      ],
    ],
  } satisfies CallsOf<typeof checkIn>,
  classes: {
    getMeeting: [[3]],
    setMeeting: [[3, { url: 'https://zoom.us/j/1', version: 1 }]],
    joinClass: [[3]],
    getRoom: [[3]],
    endMeeting: [[3]],
    getRecordings: [[3]],
    getAttendance: [[3]],
    getAttendanceCsv: [[3]],
    getOwnAttendance: [[]],
    correctAttendance: [[3, { userId: 5, sessionDay: '2026-01-19', isPresent: true }]],
  } satisfies CallsOf<typeof classes>,
  waitingList: { getWaitingList: [[]], joinWaitingList: [[3]], leaveWaitingList: [[3]] } satisfies CallsOf<
    typeof waitingList
  >,
};
