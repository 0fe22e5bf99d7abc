import { makeShop, type Shop } from './order-fixtures';
import { resultsOf } from './record-form';
import { recordForms, useShop } from './record-forms';

/**
 * Two tabs show the same record, and both save the whole of it. With real connections where these tests run on
 * PostgreSQL.
 */
let shop: Shop;

beforeAll(async () => {
  shop = await makeShop();
  useShop(shop);
});
afterAll(() => shop.close());

describe.each(recordForms)('$name', ({ open, field, values: [first, second, third] }) => {
  test('refuses a save of a version that another save changed, answers the stored record, and loses nothing', async () => {
    const { read, save, saved = resultsOf } = await open();
    const loaded = await read();
    const answer = await save(first, loaded.version);
    expect(answer.status).toBe(200);
    const changed = saved(answer);
    expect(changed[field]).toEqual(first);
    expect(changed.version).not.toBe(loaded.version);

    const refused = await save(second, loaded.version);
    expect(refused).toMatchObject({ status: 409, body: { code: 'EDIT_CONFLICT', stored: { [field]: first } } });
    expect(await read()).toMatchObject({ [field]: first, version: changed.version });

    const chosen = await save(second, saved({ ...refused, body: wrapped(refused.body.stored) }).version);
    expect(chosen).toMatchObject({ status: 200 });
    expect(await read()).toMatchObject({ [field]: second });
  });

  test('saves without a version', async () => {
    const { read, save } = await open();
    expect((await save(third)).status).toBe(200);
    expect((await save(second)).status).toBe(200);
    expect(await read()).toMatchObject({ [field]: second });
  });

  test('accepts one of ten saves of a version at the same moment', async () => {
    const { read, save } = await open();
    await save(first);
    const { version } = await read();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => save(at % 2 ? second : third, version)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  });
});

/** A stored record in the place where the answer of a save has it. */
const wrapped = (stored: object) => ({ data: { ...stored, results: stored }, comment: stored });

/** Calls that need no version: those of one value, whose last caller counts, and orders of a list (`LIST_CHANGED`). */
const withoutVersion = [
  ...[
    'answerEnquiry',
    'answerSupportMessage',
    'becomeFirstAdministrator',
    'blockUser',
    'changeEmail',
    'closeEnquiry',
    'correctAttendance',
    'enableCoupon',
    'hideCourse',
    'hideFeedback',
    'hideListEntry',
  ],
  ...[
    'orderContents',
    'orderList',
    'orderMaterials',
    'orderModules',
    'renamePasskey',
    'setCommenterBlocked',
    'setCommentHidden',
    'setUserRights',
  ],
  ...['setContentStatus', 'setPayoutRoute', 'updateNewsletterSubscription', 'updateNotificationPreferences'],
  ...['updateNotificationSettings', 'updateSearch'],
  // With POST:
  ...['answerBatchChange', 'changeSession', 'choosePreferredBatch', 'likePost', 'moveSeat', 'setCourseAction'],
  'unlikePost',
];

/** Calls with POST that add a record or act, and replace no record. */
const withoutReplacement = [
  'acceptLegalText',
  ...[
    'addBatch',
    'addComment',
    'addContent',
    'addListEntry',
    'addMaterial',
    'addModule',
    'addPasskey',
    'addRecentlyViewedCourse',
  ],
  ...[
    'addTelemetry',
    'addTotp',
    'approvePayout',
    'approvePayouts',
    'cancelBatch',
    'continueEnquiry',
    'countAction',
    'createCoupon',
    'createWebhook',
  ],
  ...[
    'createCourse',
    'decideSandboxOrder',
    'decideVerification',
    'failPayout',
    'finishSignIn',
    'generateCourseContent',
    'generateImage',
  ],
  ...[
    'generateList',
    'generateMeta',
    'improveText',
    'inviteStaff',
    'joinWaitingList',
    'markNotificationsRead',
    'mergeListEntry',
  ],
  ...['markPayoutPaid', 'messageBatch', 'moveClock', 'placeOrder', 'quoteOrder', 'readEnquiries', 'recordCheckIns'],
  ...[
    'raiseNotification',
    'recordSearch',
    'refundLearner',
    'refundOrder',
    'reportCourse',
    'reportFeedback',
    'retryJob',
    'revokeCertificate',
    'saveSearch',
  ],
  ...['sendCode', 'sendEnquiry', 'sendSupportMessage', 'signInWithGoogle', 'startCodeProof', 'startDemoSession'],
  ...['startPasskeySignIn', 'stepUp', 'verifyCode', 'verifyPayment'],
];

test('each call that replaces a whole record or list takes a version', () => {
  const missing = shop.contract.operations.filter(({ method, requestBody }) => {
    const schema = requestBody?.content['application/json']?.schema;
    // A POST without fields replaces nothing.
    return ['PUT', 'PATCH'].includes(method) || (method === 'POST' && schema) ? !schema?.properties?.version : false;
  });
  const known = [...withoutVersion, ...withoutReplacement];
  expect(missing.map(({ operationId }) => operationId).sort()).toEqual(known.sort());
});
