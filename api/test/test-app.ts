import { Readable } from 'node:stream';
import { adminRights } from '@kaksha/domain/admin-rights';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { DestinationStream } from 'pino';
import { buildApp } from '../src/app';
import { follows, jobs } from '../src/modules';
import type { Registration } from '../src/modules/auth/registration';
import { signIn as signInUser } from '../src/modules/auth/service';
import { createAi } from '../src/platform/ai/ai';
import { systemContext, type UserContext } from '../src/platform/context/context';
import { createLogger } from '../src/platform/context/logger';
import { createMovableClock, type Services, systemClock } from '../src/platform/context/services';
import type { Database, OpenDatabase } from '../src/platform/database/database';
import { users } from '../src/platform/database/schema/people';
import { createFieldCipher } from '../src/platform/encryption/field-cipher';
import { createJobQueue } from '../src/platform/jobs/queue';
import { runDueJobs } from '../src/platform/jobs/run-due-jobs';
import { createMailer } from '../src/platform/mail/mailer';
import type { FileStorage } from '../src/platform/media/storage';
import { openRooms } from '../src/platform/meeting-providers/open-rooms';
import { openPayments } from '../src/platform/payment-providers/open-payments';
import { readSettings, type Settings } from '../src/platform/settings/settings';
import { openSiteSettings } from '../src/platform/site-settings/store';
import { preparePostHtml, write } from '../src/platform/worker/tasks';
import type { TextWorker } from '../src/platform/worker/text-worker';
import { Contract } from './contract';
import { openTestDatabase } from './test-database';

export interface CallOptions {
  /** Session token; missing for a visitor. */
  token?: string;
  /** Sent as JSON. */
  body?: unknown;
  query?: Record<string, string | string[] | undefined>;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  // Tests read bodies of every shape.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  body: any;
  headers: Record<string, unknown>;
}

export interface TestApp {
  app: FastifyInstance;
  db: Database;
  services: Services;
  settings: Settings;
  /** The OpenAPI document. */
  contract: Contract;
  /**
   * Calls the API; the path has no prefix. Throws when the answer does not match the OpenAPI document.
   */
  call(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, options?: CallOptions): Promise<Answer>;
  /**
   * Runs the due jobs: tests start no worker. A call of `/dev/mailbox` does so, too. `retries` also runs those that
   * wait for their next attempt.
   */
  runJobs(options?: { retries?: boolean }): Promise<void>;
  close(): Promise<void>;
}

const signingKey = 'the key of the tests';

/** The API on a fresh or the given database, without rate limits by default. */
export async function makeTestApp(
  overrides: Partial<Settings> = {},
  given?: OpenDatabase,
  logStream?: DestinationStream,
): Promise<TestApp> {
  const settings = { ...readSettings({}), rateLimit: false, logLevel: 'silent' as const, ...overrides };
  const database = given ?? (await openTestDatabase());
  const { db } = database;
  const log = createLogger(settings, logStream);
  const demoClock = settings.demoClock ? createMovableClock() : null;
  const services: Services = {
    db,
    replicas: database.replicas,
    listen: database.listen,
    mailer: createMailer(settings, db),
    queue: createJobQueue(database, log),
    scheduledJobs: jobs.scheduled,
    follows,
    storage: createMemoryStorage(),
    materialStorage: createMemoryStorage(),
    payments: openPayments(settings, signingKey),
    rooms: openRooms(settings, signingKey),
    ai: createAi(settings.ai),
    worker: inlineWorker,
    site: await openSiteSettings(db, settings.platformFeePercent),
    signingKey,
    cipher: createFieldCipher([Buffer.alloc(32, 'k')]),
    clock: demoClock ?? { ...systemClock },
    demoClock,
    log,
  };
  const app = await buildApp(settings, services, { compileLate: true });
  const contract = new Contract(app, settings.prefix);
  return {
    app,
    contract,
    db,
    services,
    settings,
    async runJobs({ retries = false } = {}) {
      if (retries) await db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
      await runDueJobs(services, settings, jobs.queued);
    },
    async call(method, path, { token, body, query, headers } = {}) {
      if (path.startsWith('/dev/mailbox')) await runDueJobs(services, settings, jobs.queued);
      const answer = await app.inject({
        method,
        url: settings.prefix + path,
        query: JSON.parse(JSON.stringify(query ?? {})) as Record<string, string | string[]>,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        payload: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
      } as InjectOptions);
      const contentType = String(answer.headers['content-type'] ?? '');
      const answered = {
        status: answer.statusCode,
        body: contentType.startsWith('application/json') ? answer.json() : answer.payload,
        headers: answer.headers,
      };
      const operation = contract.operationOf(method, path);
      // The document lists no 500.
      const fault =
        operation &&
        answer.statusCode !== 500 &&
        contract.fault(operation, answered.status, contentType, answered.body);
      if (fault)
        throw new Error(`${method} ${path} (${operation.operationId}): ${fault}; ${answer.payload.slice(0, 300)}`);
      return answered;
    },
    close: async () => {
      await app.close();
      services.mailer.close();
      await database.close();
    },
  };
}

export interface TestUser {
  token: string;
  userId: number;
  /** Null for a user who is not a trainer. */
  trainerId: number | null;
}

/** `asha.rao@…` is Asha Rao. */
const nameOf = (email: string) =>
  email
    .split(/[@+]/)[0]!
    .split(/[^a-z]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ')
    .trim();

/** Signs in a user, who is created when missing: a learner, a trainer with `registerAs`, or an administrator. */
export async function signIn(
  { db, services, settings }: TestApp,
  email: string,
  { admin = false, ...registration }: Registration & { admin?: boolean } = {},
): Promise<TestUser> {
  const named = { name: registration.registerAs ? 'A Trainer' : nameOf(email), ...registration };
  const { token, user } = await signInUser(systemContext(services, settings), { email, registration: named });
  if (admin) await db.update(users).set({ isAdmin: true }).where(eq(users.id, user.id));
  return { token, userId: user.id, trainerId: user.trainerId };
}

/** Runs tasks in the test's thread, because a worker thread takes a second to start. */
const inlineWorker: TextWorker = {
  run: async (name, input) => (workerTasks[name] as (given: typeof input) => never)(input),
};
const workerTasks = { preparePostHtml, write };

function createMemoryStorage(): FileStorage {
  const files = new Map<string, { bytes: Buffer; at: Date }>();
  const isOlder = (name: string, than = new Date(8.64e15)) => (files.get(name)?.at ?? than) < than;
  return {
    write: async (name, bytes) => void files.set(name, { bytes, at: new Date() }),
    read: async (name) => {
      const { bytes } = files.get(name) ?? {};
      return bytes ? { size: bytes.length, stream: Readable.from([bytes]) } : null;
    },
    remove: async (name, olderThan) => void (isOlder(name, olderThan) && files.delete(name)),
    async *list(olderThan) {
      yield [...files.keys()].filter((name) => isOlder(name, olderThan));
    },
  };
}

/** The context of a service call by the user, past the checks of the routes. */
export const userContext = (
  { services, settings }: Pick<TestApp, 'services' | 'settings'>,
  { userId, trainerId }: TestUser,
  isAdmin = false,
): UserContext => ({
  ...systemContext(services, settings),
  principal: {
    id: userId,
    isAdmin,
    rights: isAdmin ? adminRights : [],
    trainerId,
    sessionId: 1,
    provenAt: null,
    lacksSecondFactor: false,
    instituteRole: null,
  },
});
