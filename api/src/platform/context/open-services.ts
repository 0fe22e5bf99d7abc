import { rm } from 'node:fs/promises';
import { createAi } from '../ai/ai';
import { openDatabase } from '../database/open-database';
import { loadReferenceData } from '../database/reference-data';
import { encryptFields } from '../encryption/encrypt-fields';
import { createFieldCipher } from '../encryption/field-cipher';
import { loadEncryptionKeys } from '../encryption/keys';
import { loadSigningKey } from '../encryption/signing-key';
import { createQueues } from '../jobs/create-queues';
import type { Jobs, ScheduledJob } from '../jobs/job';
import { createJobQueue } from '../jobs/queue';
import { startWorker, type Worker } from '../jobs/start-worker';
import { createMailer } from '../mail/mailer';
import { materialsOf, picturesOf, uploadsOf } from '../media/open-storage';
import { requireSharedFolder } from '../media/uploads-folder';
import { openRooms } from '../meeting-providers/open-rooms';
import { openPayments } from '../payment-providers/open-payments';
import type { Settings } from '../settings/settings';
import { openSiteSettings } from '../site-settings/store';
import { textWorker } from '../worker/text-worker';
import { createLogger } from './logger';
import { createMovableClock, type Services, systemClock } from './services';

export interface OpenServices {
  services: Services;
  /** Runs jobs in this process from now on. */
  startWorker(): Promise<void>;
  /** Stops the worker and closes the database and the mail transport. */
  close(): Promise<void>;
}

export interface OpenOptions {
  /** Deletes all data first, in demo mode only. */
  fresh?: boolean;
  /** Runs jobs in this process at once; true by default. */
  worker?: boolean;
  /** Jobs of the site beside those of the modules. */
  siteJobs?: readonly ScheduledJob[];
}

/** Opens the database and migrates it. */
export async function openServices(
  settings: Settings,
  { jobs: moduleJobs, follows }: { jobs: Jobs; follows: Services['follows'] },
  { fresh = false, worker: hasWorker = true, siteJobs = [] }: OpenOptions = {},
): Promise<OpenServices> {
  if (fresh && !settings.demo) throw new Error('Data can be deleted in demo mode only.');
  const jobs: Jobs = { ...moduleJobs, scheduled: [...moduleJobs.scheduled, ...siteJobs] };
  const log = createLogger(settings);
  const database = await openDatabase({ ...settings.database, fresh }, log);
  const uploads = uploadsOf(settings);
  // This process holds the lock of the database folder, so no other process reads these files.
  if (fresh) await rm(uploads, { recursive: true, force: true });
  if (!settings.bucket && settings.database.kind === 'postgresql') await requireSharedFolder(database.db, uploads);
  await loadReferenceData(database.db);
  const mailer = createMailer(settings, database.db);
  const queue = createJobQueue(database, log);
  const signingKey = await loadSigningKey(database.db);
  const cipher = createFieldCipher(await loadEncryptionKeys(settings.encryptionKeys, settings.dataFolder));
  await encryptFields(database.db, cipher);
  const site = await openSiteSettings(database.db, settings.platformFeePercent);
  const demoClock = settings.demoClock ? createMovableClock() : null;
  const services: Services = {
    db: database.db,
    replicas: database.replicas,
    listen: database.listen,
    mailer,
    queue,
    scheduledJobs: jobs.scheduled,
    follows,
    storage: picturesOf(settings),
    materialStorage: materialsOf(settings),
    payments: openPayments(settings, signingKey),
    rooms: openRooms(settings, signingKey),
    ai: createAi(settings.ai, (service, reason) => log.warn({ err: reason, service }, 'AI service failed')),
    worker: textWorker,
    site,
    signingKey,
    cipher,
    clock: demoClock ?? systemClock,
    demoClock,
    log,
  };
  await createQueues(database.db, jobs);
  const unfollow = site.follow(log);
  let worker: Promise<Worker> | null = null;
  const beginWorker = async () => {
    worker = startWorker(services, settings, { database, jobs });
    await worker;
  };
  if (hasWorker) await beginWorker();
  return {
    services,
    startWorker: beginWorker,
    close: async () => {
      // An end during the start waits for it.
      const started = await worker?.catch(() => null);
      await started?.stop();
      unfollow();
      mailer.close();
      await database.close();
    },
  };
}
