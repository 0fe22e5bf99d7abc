import { join } from 'node:path';
import { type Database, openDatabase } from './db/database';
import { createMailer, type Mailer } from './mail/mailer';
import { createDiskStorage, type PictureStorage } from './media/storage';
import type { Settings } from './settings';

/** What routes work with, beside the settings. Made once for a process, and by hand in tests. */
export interface Services {
  db: Database;
  mailer: Mailer;
  /** Picture files. */
  storage: PictureStorage;
}

export interface OpenServices {
  services: Services;
  /** Lets go of the database and the mail server. */
  close(): Promise<void>;
}

/** Opens the database (and brings its tables up to date), the mail server and the picture storage. */
export async function createServices(settings: Settings): Promise<OpenServices> {
  const database = await openDatabase(settings.database);
  const mailer = createMailer(settings, database.db);
  return {
    services: { db: database.db, mailer, storage: createDiskStorage(join(settings.dataFolder, 'uploads')) },
    close: async () => {
      mailer.close();
      await database.close();
    },
  };
}
