import { rm } from 'node:fs/promises';
import { createAi } from './platform/ai/ai';
import { createLogger } from './platform/context/logger';
import { createMovableClock, type Services, systemClock } from './platform/context/services';
import { openDatabase } from './platform/database/open-database';
import { loadReferenceData } from './platform/database/reference-data';
import { encryptFields } from './platform/encryption/encrypt-fields';
import { createFieldCipher } from './platform/encryption/field-cipher';
import { loadEncryptionKeys } from './platform/encryption/keys';
import { loadSigningKey } from './platform/encryption/signing-key';
import { createQueues } from './platform/jobs/all-jobs';
import { createJobQueue } from './platform/jobs/queue';
import { startWorker, type Worker } from './platform/jobs/start-worker';
import { createMailer } from './platform/mail/mailer';
import { materialsOf, picturesOf, uploadsOf } from './platform/media/open-storage';
import { requireSharedFolder } from './platform/media/uploads-folder';
import { openRooms } from './platform/meeting-providers/open-rooms';
import { openPayments } from './platform/payment-providers/open-payments';
import type { Settings } from './platform/settings/settings';
import { textWorker } from './platform/worker/text-worker';

export interface OpenServices {
  services: Services;
  /** Runs jobs in this process from now on. */
  startWorker(): Promise<void>;
  /** Stops the worker and closes the database and the mail transport. */
  close(): Promise<void>;
}

interface Options {
  /** Deletes all data first, in demo mode only. */
  fresh?: boolean;
  /** Runs jobs in this process at once; true by default. */
  worker?: boolean;
}

/** Opens the database and migrates it. */
export async function createServices(
  settings: Settings,
  { fresh = false, worker: hasWorker = true }: Options = {},
): Promise<OpenServices> {
  if (fresh && !settings.demo) throw new Error('Data can be deleted in demo mode only.');
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
  const demoClock = settings.demoClock ? createMovableClock() : null;
  const services: Services = {
    db: database.db,
    replicas: database.replicas,
    mailer,
    queue,
    storage: picturesOf(settings),
    materialStorage: materialsOf(settings),
    payments: openPayments(settings, signingKey),
    rooms: openRooms(settings, signingKey),
    ai: createAi(settings.ai, (service, reason) => log.warn({ err: reason, service }, 'AI service failed')),
    worker: textWorker,
    signingKey,
    cipher,
    clock: demoClock ?? systemClock,
    demoClock,
    log,
  };
  await createQueues(database.db);
  let worker: Promise<Worker> | null = null;
  const beginWorker = async () => {
    worker = startWorker(services, settings, database);
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
      mailer.close();
      await database.close();
    },
  };
}
