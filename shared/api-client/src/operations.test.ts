import type { Operation } from '@kaksha/api/test/contract';
import { makeTestApp, type TestApp } from '@kaksha/api/test/test-app';
import { AxiosError, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';
import * as actions from './actions';
import * as administration from './administration';
import * as ai from './ai';
import * as audit from './audit';
import * as auth from './auth';
import * as authoring from './authoring';
import * as batchMessages from './batch-messages';
import * as timings from './batches';
import * as blog from './blog';
import * as blogAuthoring from './blog-authoring';
import * as blogChanges from './blog-changes';
import * as calendar from './calendar';
import * as catalogue from './catalogue';
import * as certificates from './certificates';
import * as checkIn from './check-in';
import * as classes from './classes';
import * as contents from './contents';
import * as coupons from './coupons';
import * as courseReports from './course-reports';
import * as curriculum from './curriculum';
import * as earnings from './earnings';
import * as engagement from './engagement';
import * as enquiries from './enquiries';
import { answerOf, type Fullness, watched } from './fake-answer';
import { calls } from './fake-calls';
import * as feedback from './feedback';
import * as feedbackChanges from './feedback-changes';
import { createHttp, type HttpOptions } from './http';
import * as ledger from './ledger';
import * as legal from './legal';
import * as managedLists from './managed-lists';
import * as materials from './materials';
import * as newsletter from './newsletter';
import * as notifications from './notifications';
import * as payment from './payment';
import * as payouts from './payouts';
import * as preferredBatch from './preferred-batch';
import * as profile from './profile';
import * as savedSearches from './saved-searches';
import * as secondFactor from './second-factor';
import * as session from './session';
import * as sessions from './sign-in-sessions';
import * as siteSettings from './site-settings';
import * as staff from './staff';
import * as support from './support';
import * as taxProfile from './tax-profile';
import * as trainerRefunds from './trainer-refunds';
import * as trainerSettings from './trainer-settings';
import * as trainers from './trainers';
import * as unreadNotifications from './unread-notifications';
import * as uploads from './uploads';
import * as users from './users';
import * as verification from './verification';
import * as waitingList from './waiting-list';

/**
 * Checks every call of the client against the OpenAPI document: the sent fields match it, and it contains every field
 * that the client reads. A field that is renamed on one side fails here.
 */

const modules: Record<string, object> = {
  actions,
  ai,
  audit,
  auth,
  authoring,
  batchMessages,
  blog,
  blogAuthoring,
  blogChanges,
  calendar,
  catalogue,
  certificates,
  checkIn,
  classes,
  contents,
  coupons,
  courseReports,
  curriculum,
  earnings,
  engagement,
  enquiries,
  feedback,
  feedbackChanges,
  administration,
  ledger,
  legal,
  managedLists,
  materials,
  newsletter,
  notifications,
  payment,
  payouts,
  preferredBatch,
  profile,
  savedSearches,
  secondFactor,
  session,
  sessions,
  siteSettings,
  staff,
  support,
  timings,
  taxProfile,
  trainerRefunds,
  trainerSettings,
  trainers,
  unreadNotifications,
  uploads,
  users,
  verification,
  waitingList,
};

type Body = Record<string, unknown>;

/** Normalizations that the API applies before validation, for bodies that differ from the document. */
const asRead: Record<string, (body: Body) => Body> = {
  updatePost: ({ tags, ...body }) => (tags === undefined ? body : { ...body, tags: JSON.parse(String(tags)) }),
};

/** File fields of forms, which are not in the body schema. */
const files: Record<string, string> = { createPost: 'image', updatePost: 'image' };

/** Optional fields that shared mappers read from responses with and without them. */
const tolerated = ['activitycount', 'similar', 'hidden_reason'];

/** Operations that the client does not call, with their callers. */
const notOfTheClient: Record<string, string> = {
  unsubscribeFromNewsletter: 'mail programs, by the header of a mail',
  isLive: 'process monitors',
  isReady: 'process monitors',
  getReleaseFigures: 'the command line of releases',
  addTelemetry: 'the host, by sendBeacon (shell/src/telemetry)',
  getSitemapParts: "the site's server",
  getSitemapPart: "the site's server",
  getPicture: 'pictures, by their address',
  getCredential: 'a link, by its address',
  getCertificateFile: 'a link, by its address',
  getCertificatePicture: 'social networks, by its address',
  getCertificateStatus: 'verifiers of certificates',
  getCertificateIssuer: "the site's server, for /.well-known/did.json",
  readCalendarFeed: 'calendars, by their address',
  getInvoiceFile: 'a link, by its address',
  getStatementFile: 'a link, by its address',
  readMailbox: 'a link of the demo, by its address',
  moveClock: 'journeys in a browser',
  getSandboxOrder: 'the browser, which is sent there',
  decideSandboxOrder: 'the form of that page',
  handleWebhook: 'the payment provider',
  handleMailEvent: 'the mail provider',
  getActionCount: 'other callers: pages have the counts with the course',
  getLatestPosts: 'other callers: pages have all posts',
  deleteCourseById: 'other callers: deleteCourse by another path',
  getOwnSupportLinks: 'other callers: getSupportLinks without the id',
  updateOwnSupportLinks: 'other callers: updateSupportLinks without the id',
  approvePayout: 'other callers: pages approve several at once',
  getBackups: "the operator page of the site's server",
  getJobs: "the operator page of the site's server",
  retryJob: "the operator page of the site's server",
  saveExtensionSettings: "the operator page of the site's server",
  saveFlagSettings: "the operator page of the site's server",
  getWebhooks: "the operator page of the site's server",
  createWebhook: "the operator page of the site's server",
  deleteWebhook: "the operator page of the site's server",
  testWebhook: "the operator page of the site's server",
  resendDelivery: "the operator page of the site's server",
  saveRemoteSettings: "the operator page of the site's server",
};

let api: TestApp;
beforeAll(async () => {
  api = await makeTestApp();
});
afterAll(() => api.close());

/** Calls that pages make by themselves. Their refusal asks no user to sign in. */
const inBackground = ['addRecentlyViewedCourse', 'countAction', 'readEnquiries', 'recordSearch'];

/** Files that a user asks for with a button. */
const downloads = [
  'exportAuditLog',
  'getAttendanceCsv',
  'getBatchCalendar',
  'getContactedUsersCsv',
  'getCourseActivityCsv',
  'getEnrolledUsersCsv',
  'getMaterialFile',
  'getVerificationDocument',
];

/** Operations that each client function called. */
const reached = new Map<string, Set<string>>();

const endedSession = 'Bearer ended';
const refusal = { success: false, status: 'error', error: 'Please sign in.', code: 'UNAUTHORIZED' };

interface Observed {
  /** Mismatches with the document. */
  faults: string[];
  called: Set<string>;
  /** Every request, also a refused one. */
  sent: InternalAxiosRequestConfig[];
}

/** An axios fake that responds according to the document. It refuses calls of `endedSession`. */
function describedHttp(
  fullness: Fullness,
  { faults, called, sent }: Observed,
  options: Partial<HttpOptions> = {},
): AxiosInstance {
  const adapter = async (config: InternalAxiosRequestConfig) => {
    sent.push(config);
    if (config.headers.get('Authorization') === endedSession) {
      const response = { status: 401, statusText: '', headers: {}, config, data: refusal };
      throw new AxiosError('refused', AxiosError.ERR_BAD_REQUEST, config, undefined, response);
    }
    const method = (config.method ?? 'get').toUpperCase();
    const operation = api.contract.operationOf(method, config.url ?? '');
    if (!operation) throw new Error(`there is no ${method} ${config.url}`);
    const { operationId } = operation;
    called.add(operationId);
    faults.push(...requestFaults(operation, config).map((fault) => `${operationId}: ${fault}`));
    const status = Object.keys(operation.responses).find((one) => one.startsWith('2')) as string;
    const schema = api.contract.answerSchema(operation, status);
    const missed = (path: string) => {
      if (fullness === 'bare' || tolerated.includes(path.split('.').at(-1) as string)) return;
      faults.push(`${operationId}${path} is read and never there`);
    };
    const data = schema ? watched(answerOf(schema, fullness), missed) : new Blob(['x'], { type: 'image/png' });
    return { status: Number(status), statusText: '', headers: {}, config, data };
  };
  return createHttp({ baseURL: '', getToken: () => 'a-token', adapter, ...options });
}

function requestFaults(operation: Operation, { params = {}, data }: InternalAxiosRequestConfig): string[] {
  const sent = Object.entries(params as object).filter(([, value]) => value !== undefined);
  const query = operation.parameters.filter((parameter) => parameter.in === 'query');
  const wrong = sent.filter(([name, value]) => {
    const schema = query.find((parameter) => parameter.name === name)?.schema;
    return !schema || (schema.enum && !schema.enum.includes(value));
  });
  const lacking = query.filter(({ name, required }) => required && !sent.some(([each]) => each === name));
  const body = data instanceof FormData ? null : data === undefined ? undefined : JSON.parse(data);
  const read = asRead[operation.operationId] ?? ((one: Body) => one);
  const fault = body === null ? formFault(operation, data) : api.contract.bodyFault(operation, body && read(body));
  return [
    ...wrong.map(([name, value]) => `the query has no ${name}=${value}`),
    ...lacking.map(({ name }) => `the query lacks ${name}`),
    ...(fault ? [`the body: ${fault}`] : []),
  ];
}

function formFault({ operationId, requestBody }: Operation, data: FormData): string | null {
  const schema = requestBody?.content['multipart/form-data']?.schema;
  const unknown = [...data.keys()].filter(
    (name) => !(name in (schema?.properties ?? {})) && name !== files[operationId],
  );
  return unknown.length > 0 ? `the form has no ${unknown.join(', ')}` : null;
}

const all = Object.entries(calls).flatMap(([area, functions]) =>
  Object.entries(functions).map(([name, variants]) => ({
    area,
    name,
    variants: variants as unknown[][],
    ask: (modules[area] as Record<string, (...given: unknown[]) => Promise<unknown>>)[name],
  })),
);

describe.each(['full', 'bare'] as const)('with %s answers', (fullness) => {
  test.each(all)('$area: $name matches the OpenAPI document', async ({ name, variants, ask }) => {
    const called = reached.get(name) ?? new Set();
    reached.set(name, called);
    for (const given of variants) {
      const faults: string[] = [];
      await ask?.(describedHttp(fullness, { faults, called, sent: [] }), ...given);
      expect(faults).toEqual([]);
    }
  });
});

test('the client calls every operation that has no listed exception', () => {
  const operations = api.contract.operations.map(({ operationId }) => operationId);
  const called = new Set([...reached.values()].flatMap((ids) => [...ids]));
  expect(operations.filter((id) => !called.has(id) && !(id in notOfTheClient))).toEqual([]);
  expect(Object.keys(notOfTheClient).filter((id) => called.has(id) || !operations.includes(id))).toEqual([]);
});

test('a client function calls only the operation with its name; a suffix names another format', () => {
  const other = [...reached].filter(([name, ids]) => [...ids].join() !== name.replace(/Csv$/, ''));
  expect(other).toEqual([]);
});

describe('a call that is refused, because the session has ended,', () => {
  /** Names of the functions whose call was not sent again. */
  const givenUp: { name: string; isRead: boolean }[] = [];
  const repeated: { name: string; isRead: boolean }[] = [];

  test.each(all)('is sent again after a sign-in, or not at all: $area: $name', async ({ name, variants, ask }) => {
    for (const given of variants) {
      let token = 'ended';
      const onUnauthorized: HttpOptions['onUnauthorized'] = async ({ isAction }) => {
        token = 'renewed';
        return isAction;
      };
      const observed: Observed = { faults: [], called: new Set(), sent: [] };
      const outcome = ask?.(describedHttp('full', observed, { getToken: () => token, onUnauthorized }), ...given);
      await outcome?.catch((error) => expect(error).toMatchObject({ code: 'UNAUTHORIZED' }));
      const [first, second, ...more] = await Promise.all(observed.sent.map(contentOf));
      (second ? repeated : givenUp).push({ name, isRead: first?.method === 'get' });
      if (second) expect(second).toEqual(first);
      expect(more).toEqual([]);
    }
  });

  test('is sent again when it is a change or a download that a user asked for', () => {
    expect(namesOf(givenUp.filter(({ isRead }) => !isRead))).toEqual(inBackground);
    expect(namesOf(repeated.filter(({ isRead }) => isRead))).toEqual(downloads);
    expect(namesOf(repeated.filter(({ isRead }) => !isRead)).length).toBeGreaterThan(100);
  });
});

const namesOf = (found: readonly { name: string }[]) => [...new Set(found.map(({ name }) => name))].sort();

/** What the API receives, with the bytes of files. */
async function contentOf({ method, url, params, data }: InternalAxiosRequestConfig) {
  const body = data instanceof FormData ? await Promise.all([...data].map(partOf)) : data;
  return { method, url, params, body };
}

const partOf = async ([name, value]: [string, FormDataEntryValue]) =>
  typeof value === 'string' ? { name, value } : { name, file: value.name, bytes: await value.text() };
