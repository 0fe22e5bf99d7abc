import type { AxiosInstance } from 'axios';
import type * as actions from './actions';
import type * as ai from './ai';
import type * as auth from './auth';
import type * as authoring from './authoring';
import type * as batchMessages from './batch-messages';
import type * as timings from './batches';
import type * as blog from './blog';
import type * as blogAuthoring from './blog-authoring';
import type * as calendar from './calendar';
import type * as catalogue from './catalogue';
import type * as certificates from './certificates';
import type * as classes from './classes';
import type * as contents from './contents';
import type * as coupons from './coupons';
import type * as curriculum from './curriculum';
import type * as engagement from './engagement';
import type * as enquiries from './enquiries';
import {
  assertion,
  batchForm,
  couponForm,
  courseForm,
  createdPasskey,
  links,
  moduleForm,
  person,
  picture,
  post,
  registration,
  search,
  subject,
  ticket,
  whose,
} from './fake-call-values';
import type * as feedback from './feedback';
import type * as ledger from './ledger';
import type * as newsletter from './newsletter';
import type * as notifications from './notifications';
import type * as payment from './payment';
import type * as preferredBatch from './preferred-batch';
import type * as profile from './profile';
import type * as savedSearches from './saved-searches';
import type * as secondFactor from './second-factor';
import type * as sessions from './sign-in-sessions';
import type * as staff from './staff';
import type * as support from './support';
import type * as trainerSettings from './trainer-settings';
import type * as trainers from './trainers';
import type * as uploads from './uploads';
import type * as waitingList from './waiting-list';

type Asks = (http: AxiosInstance, ...rest: never[]) => Promise<unknown>;
type CallsOf<Module> = {
  [Name in keyof Module as Module[Name] extends Asks ? Name : never]: Module[Name] extends Asks
    ? (Module[Name] extends (http: AxiosInstance, ...rest: infer Rest) => unknown ? Rest : never)[]
    : never;
};

/** Every call of the client with all its parameters, for tests. A missing call is a compile error. */
export const calls = {
  actions: {
    setCourseAction: [
      [7, 'like'],
      [7, 'interest'],
    ],
    removeCourseAction: [[7, 'like']],
    getCourseActions: [[5, 7]],
    getCoursesWithAction: [[5, 'like']],
    countAction: [[7, 1]],
  } satisfies CallsOf<typeof actions>,
  ai: {
    generateList: [
      [subject, { contentType: 'Covering Tools' }],
      [subject, { moduleName: 'Pods', part: 'handsOn' }],
    ],
    generateCourseContent: [[subject]],
    generateImage: [[subject], [{ name: 'Helm', kind: 'tool' }]],
    improveText: [['a text']],
    generateMeta: [[{ title: 'A', content: '<p>a</p>' }]],
  } satisfies CallsOf<typeof ai>,
  auth: {
    sendCode: [['a@b.co']],
    verifyCode: [
      [{ email: 'a@b.co', code: '123456', name: 'Asha' }],
      [{ email: 'a@b.co', code: '123456', registration }],
    ],
    signInWithGoogle: [['a-credential', 'a-secret-of-the-page-that-asked-for-it']],
    startDemoSession: [['learner@kaksha.test']],
    getCurrentUser: [[5]],
    signOut: [[]],
  } satisfies CallsOf<typeof auth>,
  authoring: {
    createCourse: [[courseForm, { trainerId: 3, userId: 5 }]],
    updateCourse: [[7, { form: courseForm, modifiedBy: 5, status: 'published', active: true, stage: 5, version: 1 }]],
    duplicateCourse: [[7]],
    restoreCourse: [[7]],
    deleteCourse: [[7]],
  } satisfies CallsOf<typeof authoring>,
  blog: {
    getPosts: [[]],
    getAllPosts: [[]],
    getDraftPosts: [[]],
    getPost: [['a-post']],
    getOlderComments: [[9, 20]],
    likePost: [[9, 5]],
    unlikePost: [[9, 5]],
    addComment: [[9, 5, 'Good']],
    deleteComment: [[9, 11]],
  } satisfies CallsOf<typeof blog>,
  blogAuthoring: {
    getAuthoredPost: [[9]],
    createPost: [[{ ...post, image: picture() }]],
    updatePost: [
      [9, { ...post, image: picture() }],
      [9, post],
      [9, { scheduledAt: null }],
    ],
    deletePost: [[9]],
    getRevisions: [[9]],
    getRevision: [[9, 1]],
    restoreRevision: [[9, 1]],
    setCommenterBlocked: [[5, true]],
    getModeratedComments: [[9, 20]],
    changeComment: [[9, 11, 'Good']],
    setCommentHidden: [[9, 11, true]],
  } satisfies CallsOf<typeof blogAuthoring>,
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
  contents: {
    addContent: [[whose, { type: 'Covering Tools', text: 'a, b' }]],
    updateContent: [[4, { trainerId: 3, type: 'Benefits', text: 'a', live: true }]],
    setContentStatus: [[4, true]],
    deleteContent: [[4]],
    orderContents: [[7, [4]]],
    getContentTypes: [[]],
    getContentsOfCourse: [[7]],
    getContentsOfTrainer: [[3]],
  } satisfies CallsOf<typeof contents>,
  curriculum: {
    addModule: [[whose, moduleForm]],
    updateModule: [[4, whose, moduleForm]],
    deleteModule: [[4]],
    orderModules: [[7, [4]]],
    getModulesOfCourse: [[7]],
    getModulesOfTrainer: [[3]],
  } satisfies CallsOf<typeof curriculum>,
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
    giveFeedback: [[{ trainerId: 3, courseId: 7, stars: 4, text: 'Kind' }]],
    deleteFeedback: [[2]],
    hideFeedback: [[2, true]],
    getFeedback: [[3]],
    getCourseFeedback: [[7, 2]],
    answerFeedback: [[2, 'Thanks']],
    reportFeedback: [[2, { reason: 'off-topic', note: 'It is about another course' }]],
    getModeratedFeedback: [[{ state: 'hidden', page: 2 }], [{ state: 'reported' }]],
    dismissReports: [[2]],
  } satisfies CallsOf<typeof feedback>,
  newsletter: {
    getNewsletterSubscription: [['key']],
    updateNewsletterSubscription: [['key', true]],
    getNewsletterIssue: [[5]],
    sendNewsletterIssue: [[5]],
  } satisfies CallsOf<typeof newsletter>,
  notifications: {
    getNotifications: [[], [{ unread: true, kind: 'new-batch', page: 2, count: 10 }]],
    getUnreadNotifications: [[]],
    markNotificationsRead: [[{ ids: [1] }], [{ all: true }]],
    getNotificationSettings: [[]],
    updateNotificationSettings: [[[{ kind: 'new-batch', channel: 'mail', enabled: false }]]],
    getNotificationPreferences: [['key']],
    updateNotificationPreferences: [['key', [{ kind: 'new-batch', channel: 'mail', enabled: false }]]],
    unsubscribeFromMails: [['key']],
  } satisfies CallsOf<typeof notifications>,
  payment: {
    placeOrder: [[{ courseId: 7, trainerId: 3, batchId: 3, currency: 'INR', idempotencyKey: 'a-purchase' }]],
    quoteOrder: [[{ courseId: 7, trainerId: 3, batchId: 3, currency: 'INR', coupon: 'EARLY10' }]],
    getOrder: [[6]],
    verifyPayment: [[{ orderId: 6, paymentId: 'pay_1', signature: 'x' }]],
    getRefundOffer: [[6]],
    refundOrder: [[6, 'My hours changed']],
    getPaymentHistory: [[]],
    changeBatch: [[3, 4]],
    giveBackSeat: [[3]],
    getPurchases: [[5]],
  } satisfies CallsOf<typeof payment>,
  coupons: {
    getCoupons: [[]],
    createCoupon: [[couponForm]],
    updateCoupon: [[4, { ...couponForm, kind: 'amount', percent: null, inr: 50_000 }]],
    enableCoupon: [[4, false]],
  } satisfies CallsOf<typeof coupons>,
  ledger: {
    getLedger: [[]],
    checkLedger: [[]],
  } satisfies CallsOf<typeof ledger>,
  profile: {
    getCountries: [[]],
    getStates: [[1]],
    getCities: [[1]],
    getProfile: [[5]],
    updateProfile: [
      [
        5,
        {
          name: 'Asha',
          contactNo: '9876543210',
          countryCode: '91',
          gender: 'Female',
          designation: 'Engineer',
          aboutUs: '',
          address: '',
          pinCode: '411001',
          countryId: 1,
          stateId: 1,
          cityId: 1,
          photo: null,
        },
      ],
      [5, { name: 'Asha Rao' }],
    ],
    getLearningGoal: [[5]],
    saveLearningGoal: [[{ goal: 'Ship', hoursPerWeek: 5, targetDate: '2027-01-01' }]],
    getInterests: [[5]],
    saveInterests: [[[{ categoryId: 1, subcategoryId: 1 }]]],
    exportMyData: [[]],
    deleteMyAccount: [[]],
  } satisfies CallsOf<typeof profile>,
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
  secondFactor: {
    startPasskeySignIn: [[ticket]],
    finishSignIn: [
      [ticket, { totp: '123456' }],
      [ticket, { recoveryCode: 'ABCD' }],
      [ticket, { passkey: assertion }],
    ],
    getStepUpState: [[]],
    startPasskeyStepUp: [[]],
    sendStepUpCode: [[]],
    stepUp: [[{ emailCode: '123456' }], [{ passkey: assertion }]],
    listSecondFactors: [[]],
    startPasskey: [[]],
    addPasskey: [[{ name: 'Laptop', credential: createdPasskey }]],
    renamePasskey: [[3, 'Blue key']],
    removePasskey: [[3]],
    startTotp: [[]],
    addTotp: [['123456']],
    removeTotp: [[]],
    createRecoveryCodes: [[]],
  } satisfies CallsOf<typeof secondFactor>,
  sessions: { listSessions: [[]], endSession: [[4]], endOtherSessions: [[]] } satisfies CallsOf<typeof sessions>,
  support: {
    sendSupportMessage: [
      [{ type: 0, email: 'a@b.co', name: 'Asha' }],
      [{ type: 3, ...person }],
      [{ type: 5, ...person, phone: '9876543210' }],
    ],
    getSupportTypes: [[]],
    listSupportMessages: [[{ answered: false }], [{ answered: true, page: 2 }]],
    answerSupportMessage: [[2, true]],
  } satisfies CallsOf<typeof support>,
  timings: {
    addBatch: [[7, batchForm]],
    updateBatch: [[3, { ...batchForm, confirmed: true }]],
    getBatchChanges: [[]],
    answerBatchChange: [[4, 'refund']],
    openBatch: [[3]],
    closeBatch: [[3]],
    cancelBatch: [[3, { reason: 'Ill', confirmed: true }]],
    getCancellation: [[3]],
    changeSession: [
      [
        3,
        {
          date: '2027-01-04',
          until: '2027-01-08',
          action: 'skip',
          toDay: '',
          toTime: '',
          reason: 'Ill',
          confirmed: true,
        },
      ],
      [
        3,
        {
          date: '2027-01-04',
          until: '',
          action: 'move',
          toDay: '2027-01-05',
          toTime: '18:30',
          reason: 'Ill',
          confirmed: true,
        },
      ],
    ],
    restoreSession: [[3, { date: '2027-01-04', confirmed: true }]],
    deleteBatch: [[3]],
    getBatch: [[3]],
    getBatches: [[]],
    getBatchesOfCourse: [[7]],
    getBatchesOfTrainer: [[3]],
    getCourseNamesOfTrainer: [[3]],
  } satisfies CallsOf<typeof timings>,
  trainerSettings: {
    getSupportLinks: [[3]],
    addSupportLinks: [[3, links]],
    updateSupportLinks: [[3, links]],
    getPaymentConfig: [[3]],
    savePaymentConfig: [
      [
        {
          currencies: ['INR'],
          payoutKind: 'bank',
          upiId: '',
          accountName: 'Asha',
          accountNumber: '123456789',
          ifsc: 'HDFC0001234',
          bankName: 'HDFC',
          taxNumber: '',
          refundTermsAccepted: true,
        },
      ],
    ],
    updateBasicDetails: [
      [
        {
          name: 'Asha',
          ownerName: 'R. Mehta',
          trainingType: 'Online',
          headline: '',
          about: '',
          location: 'Pune',
          experienceYears: 3,
          contactNo: '9876543210',
          photo: '',
        },
      ],
    ],
  } satisfies CallsOf<typeof trainerSettings>,
  staff: {
    getStaff: [[]],
    inviteStaff: [[{ email: 'asha@example.com', role: 'trainer' }]],
    removeStaff: [[4]],
    getInvitations: [[]],
    acceptInvitation: [[4]],
    declineInvitation: [[4]],
  } satisfies CallsOf<typeof staff>,
  trainers: { getBasicDetails: [[3]] } satisfies CallsOf<typeof trainers>,
  uploads: { uploadPicture: [[picture(), 'thumbnail']] } satisfies CallsOf<typeof uploads>,
  certificates: {
    getCertificate: [['5c1e5a5e-2b1d-4c55-9d5e-6a1f0c2b7a10']],
    getOwnCertificates: [[]],
    getBatchCertificates: [[3]],
    setCertificateBar: [
      [3, 80],
      [3, null],
    ],
    revokeCertificate: [['5c1e5a5e-2b1d-4c55-9d5e-6a1f0c2b7a10', 'Another person attended']],
  } satisfies CallsOf<typeof certificates>,
  batchMessages: {
    messageBatch: [[3, 'Please install Docker.']],
    getBatchMessages: [[3]],
    getClassMessages: [[]],
  } satisfies CallsOf<typeof batchMessages>,
  classes: {
    getMeeting: [[3]],
    setMeeting: [[3, 'https://zoom.us/j/1']],
    joinClass: [[3]],
    getAttendance: [[3]],
    getAttendanceCsv: [[3]],
    getOwnAttendance: [[]],
    correctAttendance: [[3, { userId: 5, sessionDay: '2026-01-19', isPresent: true }]],
  } satisfies CallsOf<typeof classes>,
  waitingList: { getWaitingList: [[]], joinWaitingList: [[3]], leaveWaitingList: [[3]] } satisfies CallsOf<
    typeof waitingList
  >,
};
