import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { createAi } from '../ai/ai';
import { buildApp } from '../app';
import type { Database, OpenDatabase } from '../db/database';
import { users } from '../db/schema/people';
import { createMailer } from '../mail/mailer';
import type { PictureStorage } from '../media/storage';
import { type Registration, signIn as signInPerson } from '../modules/auth/service';
import { openPayments } from '../payments/open-payments';
import type { Services } from '../services';
import { readSettings, type Settings } from '../settings';
import { openTestDatabase } from './test-database';

export interface CallOptions {
  /** Token of who asks; a visitor without. */
  token?: string;
  /** Sent as JSON. */
  body?: unknown;
  query?: Record<string, string | string[] | undefined>;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  // Tests look into bodies of every shape.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  body: any;
  headers: Record<string, unknown>;
}

export interface TestApp {
  app: FastifyInstance;
  db: Database;
  services: Services;
  settings: Settings;
  /** Asks the API; the path is that of the specification, without the prefix. */
  call(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, options?: CallOptions): Promise<Answer>;
  close(): Promise<void>;
}

const signingKey = 'the key of the tests';

/** The API on a fresh database of its own (or the given one), without limits per network address unless asked for. */
export async function makeTestApp(overrides: Partial<Settings> = {}, given?: OpenDatabase): Promise<TestApp> {
  const settings = { ...readSettings({}), rateLimit: false, logLevel: 'silent' as const, ...overrides };
  const database = given ?? (await openTestDatabase());
  const { db } = database;
  const services: Services = {
    db,
    mailer: createMailer(settings, db),
    storage: createMemoryStorage(),
    payments: openPayments(settings, signingKey),
    ai: createAi(settings.ai),
    signingKey,
  };
  const app = await buildApp(settings, services);
  return {
    app,
    db,
    services,
    settings,
    async call(method, path, { token, body, query, headers } = {}) {
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
      const isJson = String(answer.headers['content-type']).startsWith('application/json');
      return {
        status: answer.statusCode,
        body: isJson ? answer.json() : answer.payload,
        headers: answer.headers,
      };
    },
    close: async () => {
      await app.close();
      await services.mailer.settled();
      services.mailer.close();
      await database.close();
    },
  };
}

export interface Person {
  token: string;
  userId: number;
  /** Set when the person is a trainer. */
  trainerId: number | null;
}

/** Signs somebody in, who is made when there is no such person: a learner, a trainer with `registerAs`, or an admin. */
export async function signIn(
  { db, settings }: TestApp,
  email: string,
  { admin = false, ...registration }: Registration & { admin?: boolean } = {},
): Promise<Person> {
  const named = { name: registration.registerAs && 'A Trainer', ...registration };
  const { token, user } = await signInPerson(db, settings.mediaBase, { email, registration: named });
  if (admin) await db.update(users).set({ isAdmin: true }).where(eq(users.id, user.id));
  return { token, userId: user.id, trainerId: user.trainerId };
}

function createMemoryStorage(): PictureStorage {
  const files = new Map<string, Buffer>();
  return {
    write: async (name, bytes) => void files.set(name, bytes),
    read: async (name) => {
      const bytes = files.get(name);
      return bytes ? { size: bytes.length, stream: Readable.from([bytes]) } : null;
    },
  };
}
