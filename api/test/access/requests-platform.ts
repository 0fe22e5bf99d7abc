import { caller, everyone, named, owned, platform, type Requests } from './request';

const post = named('id', (t) => t.post);
const ofPost = named('blogId', (t) => t.post);
const user = named('id', (t) => t.learnerId);
const revision = (t: { post: number }) => ({ params: { id: t.post, version: 1 } });
const course = { course_name: 'Kubernetes', category: 'Cloud', difficulty_level: 'Beginner' };
const written = { title: 'New', content: '<p>a</p>', tags: ['go'], status: 'draft' };

/** Requests for the blog, the AI services, and what runs the platform. */
export const platformRequests: Requests = {
  isLive: everyone(),
  isReady: everyone(),
  getPicture: everyone(named('file', (t) => t.pictureFile)),
  getPosts: everyone(),
  getLatestPosts: everyone(),
  getPost: everyone(() => ({ params: { slug: 'a-post' } })),
  getOlderComments: everyone(ofPost),
  likePost: caller((t) => ({ ...ofPost(t), body: {} })),
  unlikePost: caller((t) => ({ ...ofPost(t), body: {} })),
  addComment: caller((t) => ({ ...ofPost(t), body: { comment: 'Well said' } })),
  deleteComment: owned((t) => ({ params: { blogId: t.post, commentId: t.comment } })),
  getModeratedComments: platform(ofPost),
  changeComment: platform((t) => ({ params: { blogId: t.post, commentId: t.comment }, body: { comment: 'Said' } })),
  setCommentHidden: platform((t) => ({ params: { blogId: t.post, commentId: t.comment }, body: { hidden: true } })),
  setCommenterBlocked: platform((t) => ({ params: { userId: t.learnerId }, body: { stopped: true } })),
  getAuthoredPost: platform(post),
  createPost: platform(() => ({ body: written })),
  updatePost: platform((t) => ({ params: { id: t.draftPost }, body: written })),
  deletePost: platform(post),
  getRevisions: platform(post),
  getRevision: platform(revision),
  restoreRevision: platform(revision),
  getDraftPosts: platform(),
  getAllPosts: platform(),
  getNewsletterIssue: platform(post),
  sendNewsletterIssue: platform(post),

  generateList: caller(() => ({ body: { ...course, content_type: 'Benefits' } })),
  generateCourseContent: caller(() => ({ body: course })),
  generateImage: caller(() => ({ body: { ...course, kind: 'skill', name: 'Docker' } })),
  improveText: caller(() => ({ body: { text: 'a text about containers' } })),
  generateMeta: caller(() => ({ body: { title: 'Containers' } })),

  getSupportTypes: everyone(),
  sendSupportMessage: everyone(() => ({
    body: { type: 3, email: 'visitor@example.com', name: 'A Visitor', phone: '9812345678', message: 'Help' },
  })),
  listUsers: platform(),
  getUser: platform(user),
  blockUser: platform((t) => ({ ...user(t), body: { reason: 'Fraud' } })),
  unblockUser: platform(user),
  endUserSessions: platform(user),
  setUserRights: platform((t) => ({ ...user(t), body: { rights: ['content'] } })),
  becomeFirstAdministrator: caller(() => ({ body: { key: 'k'.repeat(43) } }), {
    neverSucceeds: 'there is an administrator',
  }),
  getAuditLog: platform(),
  getAuditEntities: platform(),
  exportAuditLog: platform(),

  listSupportMessages: platform(),
  answerSupportMessage: platform((t) => ({ params: { id: t.supportMessage }, body: { answered: true } })),
  addTelemetry: everyone(() => ({ body: { events: [] } })),
  getReleaseFigures: platform(),
  getAdminOverview: platform(),
  handleMailEvent: everyone(() => ({ params: { provider: 'generic' }, body: {} }), {
    neverSucceeds: 'no mail provider is set up',
  }),
  forgetDeadAddress: platform((t) => ({ params: { user_id: t.learnerId } })),
  getJobs: platform(),
  getBackups: platform(),
  retryJob: platform((t) => ({ body: { id: t.job } })),
  getWebhooks: platform(),
  createWebhook: platform(() => ({ body: { address: 'https://8.8.8.8/hook', events: ['release.alarm'] } })),
  deleteWebhook: platform((t) => ({ params: { id: t.webhook } })),
  testWebhook: platform((t) => ({ params: { id: t.webhook } })),
  resendDelivery: platform((t) => ({ params: { id: t.webhookDelivery } })),

  getLegalText: everyone(() => ({ params: { document: 'terms' } })),
  getPendingConsents: caller(),
  acceptLegalText: caller(() => ({ body: { document: 'privacy', number: 2 } }), {
    neverSucceeds: 'the built-in texts are in force, which are not accepted',
  }),
  getLegalTexts: platform(),
  saveLegalText: platform(() => ({
    params: { document: 'terms' },
    body: { text: '## Accounts', effective_from: '2099-01-01T00:00:00.000Z', must_accept: true },
  })),
  removeLegalText: platform(() => ({ params: { document: 'policy' } })),
  getSiteSettings: platform(),
  saveBrandSettings: platform(() => ({
    body: {
      value: {
        name: 'Kaksha',
        tagline: 'Live courses',
        logo: null,
        accent: null,
        accent_dark: null,
        accent_text: null,
        accent_text_dark: null,
      },
    },
  })),
  saveContactSettings: platform(() => ({
    body: {
      value: {
        support_email: 'support@kaksha.test',
        phone: '+91 11 4000 1234',
        address: '12 Barakhamba Road',
        city: 'New Delhi',
        latitude: 28.6,
        longitude: 77.2,
        social_pages: [],
      },
    },
  })),
  saveBannerSettings: platform(() => ({
    body: {
      value: { text: 'Holidays', link_label: null, link_address: null, from: null, to: null, audience: 'everyone' },
    },
  })),
  saveExtensionSettings: platform(() => ({ body: { value: { off: [] } } })),
  saveFlagSettings: platform(() => ({ body: { value: { values: [] } } })),
  saveRemoteSettings: platform(() => ({ body: { value: { values: [] } } })),
  saveMaintenanceSettings: platform(() => ({ body: { value: { on: false, message: '', until: null } } })),
  saveFeeSettings: platform(() => ({ body: { value: { platform_fee_percent: 10 } } })),
  getManagedLists: platform(),
  addListEntry: platform(() => ({ params: { list: 'categories' }, body: { name: 'Robotics', motif: 'ai' } })),
  saveListEntry: platform(() => ({ params: { list: 'categories', id: 1 }, body: { name: 'Clouds' } })),
  hideListEntry: platform(() => ({ params: { list: 'languages', id: 2 }, body: { hidden: true } })),
  orderList: platform(() => ({ params: { list: 'languages' }, body: { before: [1, 2], ids: [2, 1] } })),
  mergeListEntry: platform(() => ({ params: { list: 'categories', id: 1 }, body: { into: 2 } })),
  getSettingVersions: platform(() => ({ params: { section: 'banner' } })),
  restoreSettingVersion: platform(() => ({ params: { section: 'banner' }, body: { restored: 0 } })),

  startDemoSession: everyone(() => ({ body: { emailId: 'learner@kaksha.test' } }), {
    neverSucceeds: 'no demo data is loaded',
  }),
  readMailbox: everyone(() => ({ query: { to: 'reader@example.com' } })),
  moveClock: everyone(() => ({ body: { now: new Date().toISOString() } }), {
    neverSucceeds: 'the clock does not move',
  }),
};
