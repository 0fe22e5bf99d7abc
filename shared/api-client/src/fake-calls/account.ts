import type * as auth from '../auth';
import type * as newsletter from '../newsletter';
import type * as notifications from '../notifications';
import type * as profile from '../profile';
import type * as secondFactor from '../second-factor';
import type * as session from '../session';
import type * as sessions from '../sign-in-sessions';
import type * as support from '../support';
import type * as unreadNotifications from '../unread-notifications';
import type * as uploads from '../uploads';
import type { CallsOf } from './calls-of';
import { assertion, createdPasskey, person, picture, registration, ticket } from './values';

/** The calls of sign-in, profile and platform. */
export const accountCalls = {
  auth: {
    sendCode: [['a@b.co']],
    changeEmail: [[{ email: 'a@b.co', code: '123456' }]],
    startCodeProof: [['a@b.co']],
    verifyCode: [
      [{ email: 'a@b.co', code: '123456', name: 'Asha' }],
      [{ email: 'a@b.co', code: '123456' }],
      [{ email: 'a@b.co', code: '123456', registration }],
    ],
    signInWithGoogle: [
      ['a-credential', 'a-secret-of-the-page-that-asked-for-it'],
      ['a-credential', 'a-secret-of-the-page-that-asked-for-it', { name: 'Asha' }],
    ],
    startDemoSession: [['learner@kaksha.test']],
  } satisfies CallsOf<typeof auth>,
  session: {
    getCurrentUser: [[5]],
    signOut: [[]],
  } satisfies CallsOf<typeof session>,
  newsletter: {
    getNewsletterSubscription: [['key']],
    updateNewsletterSubscription: [['key', true]],
    getNewsletterIssue: [[5]],
    sendNewsletterIssue: [[5]],
  } satisfies CallsOf<typeof newsletter>,
  notifications: {
    getNotifications: [[], [{ unread: true, kind: 'new-batch', page: 2, count: 10 }]],
    markNotificationsRead: [[{ ids: [1] }], [{ all: true }]],
    getNotificationSettings: [[]],
    updateNotificationSettings: [[[{ kind: 'new-batch', channel: 'mail', enabled: false }]]],
    getNotificationPreferences: [['key']],
    updateNotificationPreferences: [['key', [{ kind: 'new-batch', channel: 'mail', enabled: false }]]],
    refuseMails: [['key']],
    unsubscribeFromMails: [['key']],
  } satisfies CallsOf<typeof notifications>,
  unreadNotifications: {
    getUnreadNotifications: [[]],
    raiseNotification: [[{ kind: 'reports.ready', title: 'Your report is ready', body: 'Of May.', link: '/reports' }]],
  } satisfies CallsOf<typeof unreadNotifications>,
  profile: {
    getCountries: [[]],
    getStates: [[1]],
    getCities: [[1]],
    getProfile: [[5]],
    updateProfile: [
      [
        { userId: 5, email: 'asha@example.com' },
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
      [{ userId: 5, email: 'asha@example.com' }, { name: 'Asha Rao' }],
    ],
    getLearningGoal: [[5]],
    saveLearningGoal: [[{ goal: 'Ship', hoursPerWeek: 5, targetDate: '2027-01-01' }]],
    getInterests: [[5]],
    saveInterests: [[[{ categoryId: 1, subcategoryId: 1 }]]],
    exportMyData: [[]],
    deleteMyAccount: [[]],
    previewAccountDeletion: [[]],
  } satisfies CallsOf<typeof profile>,
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
  uploads: { uploadPicture: [[picture(), 'thumbnail']] } satisfies CallsOf<typeof uploads>,
};
