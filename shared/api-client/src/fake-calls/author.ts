import { defaultSettings } from '@kaksha/domain/site-settings';
import type * as administration from '../administration';
import type * as ai from '../ai';
import type * as authoring from '../authoring';
import type * as batchMessages from '../batch-messages';
import type * as timings from '../batches';
import type * as blogAuthoring from '../blog-authoring';
import type * as contents from '../contents';
import type * as coupons from '../coupons';
import type * as courseReports from '../course-reports';
import type * as curriculum from '../curriculum';
import type * as earnings from '../earnings';
import type * as ledger from '../ledger';
import type * as legal from '../legal';
import type * as materials from '../materials';
import type * as payouts from '../payouts';
import type * as siteSettings from '../site-settings';
import type * as staff from '../staff';
import type * as taxProfile from '../tax-profile';
import type * as trainerRefunds from '../trainer-refunds';
import type * as trainerSettings from '../trainer-settings';
import type * as verification from '../verification';
import type { CallsOf } from './calls-of';
import {
  batchForm,
  couponForm,
  courseForm,
  links,
  material,
  moduleForm,
  picture,
  post,
  subject,
  whose,
} from './values';

/** The calls of trainers, institutes and administrators. */
const builtInSettings = defaultSettings(10);

export const authorCalls = {
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
  authoring: {
    createCourse: [[courseForm, { trainerId: 3, userId: 5 }]],
    updateCourse: [[7, { form: courseForm, modifiedBy: 5, status: 'published', isActive: true, stage: 5, version: 1 }]],
    duplicateCourse: [[7]],
    restoreCourse: [[7]],
    deleteCourse: [[7]],
  } satisfies CallsOf<typeof authoring>,
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
    changeComment: [[9, 11, { comment: 'Good' }]],
    setCommentHidden: [[9, 11, true]],
  } satisfies CallsOf<typeof blogAuthoring>,
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
  coupons: {
    getCoupons: [[]],
    createCoupon: [[couponForm]],
    updateCoupon: [[4, { ...couponForm, kind: 'amount', percent: null, amountInr: 50_000 }]],
    enableCoupon: [[4, false]],
  } satisfies CallsOf<typeof coupons>,
  taxProfile: {
    getTaxProfile: [[]],
    saveTaxProfile: [[{ name: 'Asha Rao', address: 'MG Road, Pune', state: '27', gstin: '27AAPFU0939F1ZV' }]],
  } satisfies CallsOf<typeof taxProfile>,
  trainerRefunds: {
    getPaidEnrolment: [[3]],
    refundLearner: [[3, { amount: 50_000, reason: 'Two classes were skipped', refundable: 90_000 }]],
  } satisfies CallsOf<typeof trainerRefunds>,
  earnings: {
    getEarnings: [[]],
    getEarningsLines: [[{ payoutId: 3 }], [{ currency: 'INR', month: '2026-11' }, 2]],
  } satisfies CallsOf<typeof earnings>,
  administration: { getAdminOverview: [[]] } satisfies CallsOf<typeof administration>,
  payouts: {
    findPayouts: [[{ state: 'open' }], [{ state: 'paid', page: 2 }]],
    approvePayouts: [[[{ id: 3, amount: 81_000, accountFingerprint: 'f00d' }]]],
    markPayoutPaid: [[3, 'UTR123']],
    failPayout: [[3, 'The account is closed']],
    showPayoutAccount: [[3]],
    getHeldRefunds: [[]],
    releaseRefund: [[3]],
    setPayoutRoute: [[3, 'acc_CPRsN1LkFccllA']],
  } satisfies CallsOf<typeof payouts>,
  ledger: {
    getLedger: [[]],
    checkLedger: [[]],
  } satisfies CallsOf<typeof ledger>,
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
    getPlatformFee: [[]],
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
  legal: {
    getLegalText: [[{ document: 'terms', version: null }], [{ document: 'terms', version: 2 }]],
    getPendingConsents: [[]],
    acceptLegalText: [[{ document: 'privacy', number: 2 }]],
    getLegalTexts: [[]],
    saveLegalText: [
      ['terms', { form: { text: '## A', effectiveFrom: '2099-01-01T00:00:00.000Z', mustAccept: true }, version: 3 }],
    ],
    removeLegalText: [['terms']],
  } satisfies CallsOf<typeof legal>,
  siteSettings: {
    getSiteSettings: [[]],
    saveBrandSettings: [[{ value: { ...builtInSettings.brand, logo: '/media/a.webp' }, version: 3 }]],
    saveContactSettings: [[{ value: builtInSettings.contact, version: undefined }]],
    saveBannerSettings: [[{ value: { ...builtInSettings.banner, text: 'Holidays' }, version: 3 }]],
    saveMaintenanceSettings: [[{ value: builtInSettings.maintenance, version: 3 }]],
    saveFeeSettings: [[{ value: builtInSettings.fees, version: 3 }]],
    getSettingVersions: [['banner']],
    restoreSettingVersion: [['banner', 2]],
  } satisfies CallsOf<typeof siteSettings>,
  materials: {
    getMaterials: [[3]],
    getBatchStorageUse: [[3]],
    getClassMaterials: [[]],
    addMaterial: [[3, { ...material, link: 'https://video.example.com/1' }]],
    uploadMaterial: [[3, { ...material, file: new File(['%PDF-1.7'], 'notes.pdf') }]],
    updateMaterial: [
      [3, { ...material, id: 4, link: 'https://video.example.com/1' }],
      [3, { ...material, id: 4, sessionDay: null, visibleFrom: null, link: null }],
    ],
    orderMaterials: [[3, [5, 4]]],
    removeMaterial: [[3, 4]],
    getMaterialFile: [[3, 4]],
  } satisfies CallsOf<typeof materials>,
  verification: {
    getVerification: [[]],
    addVerificationDocument: [
      [{ kind: 'identity', file: new File(['%PDF-1.7'], 'card.pdf'), note: 'I teach since 2010' }],
      [{ kind: 'address', file: new File(['%PDF-1.7'], 'bill.pdf'), note: '' }],
    ],
    withdrawVerification: [[]],
    getVerificationDocument: [[4]],
    getTrainersToVerify: [
      [{ standing: 'waiting', search: 'asha', page: 1 }],
      [{ standing: null, search: '', page: 2 }],
    ],
    examineTrainer: [[3]],
    decideVerification: [
      [3, { requestId: 4, expiresOn: '2028-01-31' }],
      [3, { requestId: 4, reason: 'The card is unreadable' }],
    ],
  } satisfies CallsOf<typeof verification>,
  courseReports: {
    reportCourse: [[7, { reason: 'fraud', note: 'It asks for cash' }]],
    getModeratedCourses: [[{ state: 'reported' }], [{ state: 'hidden', page: 2 }]],
    dismissCourseReports: [[7]],
    hideCourse: [
      [7, 'It asks for cash'],
      [7, null],
    ],
  } satisfies CallsOf<typeof courseReports>,
  batchMessages: {
    messageBatch: [
      [3, { message: 'Please install Docker.' }],
      [3, { message: 'Your homework, please.', learnerIds: [5] }],
    ],
    getBatchMessages: [[3]],
    getClassMessages: [[]],
  } satisfies CallsOf<typeof batchMessages>,
};
