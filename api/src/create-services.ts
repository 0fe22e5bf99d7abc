import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createAi } from './ai/ai';
import { openDatabase } from './db/open-database';
import { loadReferenceData } from './db/reference-data';
import { encryptAccountNumbers } from './encryption/account-numbers';
import { createFieldCipher } from './encryption/field-cipher';
import { loadEncryptionKeys } from './encryption/keys';
import { startJobs } from './jobs/start-jobs';
import { createLogger } from './logger';
import { createMailer } from './mail/mailer';
import { createS3Storage } from './media/s3-storage';
import { createDiskStorage } from './media/storage';
import { openPayments } from './payments/open-payments';
import { type Services, systemClock } from './services';
import type { Settings } from './settings';
import { loadSigningKey } from './signing-key';

export interface OpenServices {
  services: Services;
  /** Stops the scheduled jobs and closes the database and the mail transport. */
  close(): Promise<void>;
}

/**
 * Opens the database, migrates it, and starts the scheduled jobs. `fresh` deletes all data first, in demo mode only.
 */
export async function createServices(settings: Settings, { fresh = false } = {}): Promise<OpenServices> {
  if (fresh && !settings.demo) throw new Error('Data can be deleted in demo mode only.');
  const log = createLogger(settings);
  const database = await openDatabase({ ...settings.database, fresh });
  const uploads = join(settings.dataFolder, 'uploads');
  // This process holds the lock of the database folder, so no other process reads these files.
  if (fresh) await rm(uploads, { recursive: true, force: true });
  await loadReferenceData(database.db);
  const mailer = createMailer(settings, database.db, log);
  const signingKey = await loadSigningKey(database.db);
  const cipher = createFieldCipher(await loadEncryptionKeys(settings.encryptionKeys, settings.dataFolder));
  await encryptAccountNumbers(database.db, cipher);
  const services: Services = {
    db: database.db,
    mailer,
    storage: settings.bucket ? createS3Storage(settings.bucket) : createDiskStorage(uploads),
    payments: openPayments(settings, signingKey),
    ai: createAi(settings.ai, (service, reason) => log.warn({ err: reason, service }, 'AI service failed')),
    signingKey,
    cipher,
    clock: systemClock,
    log,
  };
  const jobs = startJobs(services, settings);
  return {
    services,
    close: async () => {
      await jobs.stop();
      await mailer.settled();
      mailer.close();
      await database.close();
    },
  };
}
