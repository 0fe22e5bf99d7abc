import { caller, everyone, key, named, owned, platform, type Requests } from './request';

const learner = named('id', (t) => t.learnerId);
const trainer = named('id', (t) => t.trainerId);
const passkey = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };
const ticket = 't'.repeat(43);
const wrong = { neverSucceeds: 'the proof is wrong' };
const setting = { kind: 'batch-message', channel: 'mail', enabled: false };

/** Requests for sign-in, accounts, staff, profiles, notifications and settings. */
export const peopleRequests: Requests = {
  sendCode: everyone(() => ({ body: { emailId: 'new@example.com' } })),
  startCodeProof: everyone(() => ({ body: { emailId: 'new@example.com' } })),
  verifyCode: everyone(() => ({ body: { emailId: 'new@example.com', otp: '000000' } }), wrong),
  signInWithGoogle: everyone(() => ({ body: { credential: 'a.b.c' } }), wrong),
  startPasskeySignIn: everyone(() => ({ body: { ticket } }), wrong),
  finishSignIn: everyone(() => ({ body: { ticket, totp: '000000' } }), wrong),
  getCurrentUser: owned((t) => ({ query: { id: t.learnerId } })),
  signOut: caller(),
  listSessions: caller(),
  endOtherSessions: caller(),
  endSession: owned(named('id', (t) => t.session)),
  getStepUpState: caller(),
  stepUp: caller(() => ({ body: { email_code: '000000' } }), wrong),
  startPasskeyStepUp: caller(),
  sendStepUpCode: caller(),
  listSecondFactors: caller(),
  startPasskey: caller(),
  addPasskey: caller(
    () => ({
      body: { name: 'Phone', credential: { ...passkey, response: { clientDataJSON: 'AA', attestationObject: 'AA' } } },
    }),
    wrong,
  ),
  renamePasskey: owned((t) => ({ params: { id: t.passkey }, body: { name: 'Phone' } })),
  removePasskey: owned(named('id', (t) => t.passkey)),
  startTotp: caller(),
  changeEmail: caller(() => ({ body: { emailId: 'new@example.com', otp: '000000' } }), wrong),
  removeTotp: caller(undefined, { neverSucceeds: 'no user has an authenticator app' }),
  addTotp: caller(() => ({ body: { code: '000000' } }), wrong),
  createRecoveryCodes: caller(),

  getProfile: owned(learner),
  updateProfile: owned((t) => ({ body: { UserId: t.learnerId, Name: 'Priya Nair', EmailId: t.learnerEmail } })),
  saveLearningGoal: owned((t) => ({ body: { user_id: t.learnerId, learning_goal: 'Learn Go' } })),
  getLearningGoal: owned(learner),
  getInterests: owned(learner),
  saveInterests: owned((t) => ({ body: { user_id: t.learnerId, interests: [] } })),
  getSavedSearches: caller(),
  saveSearch: caller(() => ({ body: { name: 'Go', query: { category: 'cloud' } } })),
  updateSearch: owned((t) => ({ params: { id: t.search }, body: { digest: 'weekly' } })),
  deleteSearch: owned(named('id', (t) => t.search)),
  exportMyData: caller(),
  previewAccountDeletion: caller(),
  deleteMyAccount: caller(),

  getStaff: caller(),
  inviteStaff: caller(() => ({ body: { email: 'new@example.com', role: 'manager' } })),
  removeStaff: owned(named('id', (t) => t.invitation)),
  getInvitations: caller(),
  acceptInvitation: owned(named('id', (t) => t.invitationOfLearner)),
  declineInvitation: owned(named('id', (t) => t.invitationOfLearner)),

  getVerification: caller(),
  addVerificationDocument: caller(() => ({ form: { kind: 'identity', file: Buffer.from('%PDF-1.7') } }), {
    neverSucceeds: 'the file of the form is a text',
  }),
  withdrawVerification: caller(),
  getVerificationDocument: owned(named('id', (t) => t.document)),
  getTrainersToVerify: platform(),
  examineTrainer: platform(trainer),
  decideVerification: platform((t) => ({
    ...trainer(t),
    body: { request_id: t.verification, accepted: false, reason: 'The card is unreadable' },
  })),
  getOwnSupportLinks: caller(),
  addSupportLinks: owned((t) => ({ body: { trainer_id: t.trainerId, support_email: 'new@example.com' } })),
  updateOwnSupportLinks: owned((t) => ({ body: { trainer_id: t.trainerId, support_email: 'new@example.com' } })),
  getSupportLinks: owned(trainer),
  updateSupportLinks: owned((t) => ({ ...trainer(t), body: { support_email: 'new@example.com' } })),
  updateBasicDetails: owned((t) => ({ body: { trainer_id: t.trainerId, headline: 'New' } })),
  uploadPicture: [
    caller((t) => ({ form: { purpose: 'profile', image: t.image } }), { about: 'of a profile' }),
    caller((t) => ({ form: { purpose: 'thumbnail', image: t.image } }), { about: 'of a course' }),
    platform((t) => ({ form: { purpose: 'blog', image: t.image } }), { about: 'of a post' }),
  ],

  getNotifications: caller(),
  getUnreadNotifications: caller(),
  raiseNotification: caller(() => ({ body: { kind: 'reports.ready', title: 'Your report is ready' } })),
  markNotificationsRead: caller(() => ({ body: { all: true } })),
  getNotificationSettings: caller(),
  updateNotificationSettings: caller(() => ({ body: { settings: [setting] } })),
  getNotificationPreferences: key((t) => ({ query: { key: t.notificationKey } })),
  updateNotificationPreferences: key((t) => ({ body: { key: t.notificationKey, settings: [setting] } })),
  unsubscribeFromMails: key((t) => ({ query: { key: t.notificationKey } })),
  refuseMails: key((t) => ({ query: { key: t.refusalKey } })),
  getNewsletterSubscription: key((t) => ({ query: { key: t.newsletterKey } })),
  updateNewsletterSubscription: key((t) => ({ body: { key: t.newsletterKey, subscribed: true } })),
  unsubscribeFromNewsletter: key((t) => ({ query: { key: t.unsubscribeKey } })),
};
