import type { NotificationKind } from '@kaksha/domain/notifications';
import type { FastifyBaseLogger } from 'fastify';
import type { Ai } from '../ai/ai';
import type { Database, OpenDatabase, ReadReplicas } from '../database/database';
import type { FieldCipher } from '../encryption/field-cipher';
import type { JobQueue, NewJob } from '../jobs/queue';
import type { Mailer } from '../mail/mailer';
import type { FileStorage } from '../media/storage';
import type { RoomProvider } from '../meeting-providers/provider';
import type { OutboxEvent } from '../outbox/events';
import type { PaymentProvider } from '../payment-providers/provider';
import type { SiteSettingsStore } from '../site-settings/store';
import type { TextWorker } from '../worker/text-worker';

/** The dependencies of the services, created once per process by `openServices`. Tests create their own. */
export interface Services {
  db: Database;
  /** For reads that may be some seconds old; null without `DATABASE_READ_URL`. `contextOf` chooses between them. */
  replicas: ReadReplicas | null;
  /** Hears the NOTIFY messages of a channel; an empty one after a lost connection. Resolves with what ends it. */
  listen: OpenDatabase['listen'];
  /** For the jobs. Services emit events; see outbox/emit.ts. */
  mailer: Mailer;
  queue: JobQueue;
  /** Jobs that run at the times of a cron expression. */
  scheduledJobs: readonly { name: string; cron: string }[];
  /** What follows from an event, by its kind. */
  follows: Readonly<Record<string, Following>>;
  /** Picture files. */
  storage: FileStorage;
  /** Files for the learners of batches, which only they and their trainers read. */
  materialStorage: FileStorage;
  /** Null when no payment provider is configured; then learners can take free courses only. */
  payments: PaymentProvider | null;
  /** Makes meetings for classes without a link; null when no such server is configured. */
  rooms: RoomProvider | null;
  ai: Ai;
  worker: TextWorker;
  /** Settings that administrators change without a release. */
  site: SiteSettingsStore;
  /** Signs links that open without a session. All processes of a site share it. */
  signingKey: string;
  /** Encrypts bank account numbers, keys of certificates, and the secrets of authenticator apps, webhooks and events. */
  cipher: FieldCipher;
  clock: Clock;
  /** Moves `clock`; null without the setting DEMO_CLOCK. */
  demoClock: MovableClock | null;
  log: FastifyBaseLogger;
}

/** What follows from one kind of event, as the outbox adds it to queues. */
export interface Following {
  /** Of all its jobs: 0 by default, a higher number runs first. */
  priority?: number;
  /** Mails that no user can turn off, by template name. */
  mails?: object;
  /** Notifications in the app and by mail, by name. */
  notifications?: Readonly<Record<string, { kind: NotificationKind }>>;
  /** Further jobs of the event. */
  jobs?(event: OutboxEvent): readonly NewJob[];
}

export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export interface MovableClock extends Clock {
  /** The clock goes on from `to`; null returns to the time of the machine. */
  move(to: Date | null): void;
}

export function createMovableClock(): MovableClock {
  let aheadMs = 0;
  return {
    now: () => new Date(Date.now() + aheadMs),
    move(to) {
      aheadMs = to === null ? 0 : to.getTime() - Date.now();
    },
  };
}
