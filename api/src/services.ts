import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Ai, createAi } from './ai/ai';
import { type Database, openDatabase } from './db/database';
import { loadReferenceData } from './db/reference-data';
import { startHousekeeping } from './housekeeping';
import { createMailer, type Mailer } from './mail/mailer';
import { createS3Storage } from './media/s3-storage';
import { createDiskStorage, type PictureStorage } from './media/storage';
import { openPayments } from './payments/open-payments';
import type { PaymentProvider } from './payments/provider';
import type { Settings } from './settings';
import { loadSigningKey } from './signing-key';

/** What routes work with, beside the settings. Made once for a process, and by hand in tests. */
export interface Services {
  db: Database;
  mailer: Mailer;
  /** Picture files. */
  storage: PictureStorage;
  /** Where learners pay; null where none is set up, so that only what is free can be taken. */
  payments: PaymentProvider | null;
  /** Drafts texts and pictures. */
  ai: Ai;
  /** The site's own secret, the same for all its processes: signs links that open without a token. */
  signingKey: string;
}

export interface OpenServices {
  services: Services;
  /** Ends the housekeeping, and lets go of the database and the mail server. */
  close(): Promise<void>;
}

/**
 * Opens the database (and brings its tables and lists up to date), the mail server and the picture storage, and begins the
 * housekeeping. With `fresh` all data are thrown away first; that is for demo mode only.
 */
export async function createServices(settings: Settings, { fresh = false } = {}): Promise<OpenServices> {
  if (fresh && !settings.demo) throw new Error('Data can be thrown away in demo mode only.');
  const database = await openDatabase({ ...settings.database, fresh });
  const uploads = join(settings.dataFolder, 'uploads');
  // The database is this process' own by now, so nobody is reading these.
  if (fresh) await rm(uploads, { recursive: true, force: true });
  await loadReferenceData(database.db);
  const mailer = createMailer(settings, database.db);
  const signingKey = await loadSigningKey(database.db);
  const services: Services = {
    db: database.db,
    mailer,
    storage: settings.bucket ? createS3Storage(settings.bucket) : createDiskStorage(uploads),
    payments: openPayments(settings, signingKey),
    ai: createAi(settings.ai, (service, reason) => console.warn(`AI helper: ${service} failed`, reason)),
    signingKey,
  };
  const housekeeping = startHousekeeping(services, settings);
  return {
    services,
    close: async () => {
      await housekeeping.stop();
      await mailer.settled();
      mailer.close();
      await database.close();
    },
  };
}
