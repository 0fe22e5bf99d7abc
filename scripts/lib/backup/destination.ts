import { buffer } from 'node:stream/consumers';
import { createS3Storage } from '@kaksha/api/platform/media/s3-storage';
import { createDiskStorage, type FileStorage, type StoredKind } from '@kaksha/api/platform/media/storage';
import type { BackupSettings } from '@kaksha/api/platform/settings/backup-settings';
import { dayMs } from '@kaksha/domain/time-units';
import { isRecord } from '@kaksha/domain/typed';
import { packFolder, unpackInto } from './archive';
import type { StoredBackup } from './retention';
import { openPart, sealPart } from './sealed-parts';

/** Small enough for an upload of 15 s on a slow line, and for memory. */
const defaultPartBytes = 8 * 1024 * 1024;

const nameRule = /^backup-\d{8}t\d{6}z$/;
const fileRule = /^(backup-\d{8}t\d{6}z)(?:-\d{6}\.bin|\.json|\.verified)$/;

const storedBackups: StoredKind = {
  label: "a backup's name",
  isFile: (name) => fileRule.test(name),
  headersOf: () => ({ 'content-type': 'application/octet-stream', 'cache-control': 'private, no-store' }),
};

const partName = (backup: string, index: number) => `${backup}-${String(index).padStart(6, '0')}.bin`;

/** The name of a backup that begins now, e.g. `backup-20261129t020000z`. */
export const backupNameAt = (now: Date) =>
  `backup-${now.toISOString().slice(0, 19).replace(/[-:]/g, '').toLowerCase()}z`;

export const isBackupName = (name: string) => nameRule.test(name);

/** The moment in the name. */
const createdAtOf = (name: string) =>
  new Date(name.replace(/^backup-(\d{4})(\d\d)(\d\d)t(\d\d)(\d\d)(\d\d)z$/, '$1-$2-$3T$4:$5:$6Z'));

/** Where encrypted backups are: a folder, or a bucket. */
export interface BackupDestination {
  /** Encrypts and stores the files of a folder. @returns the stored bytes */
  store(name: string, folder: string): Promise<number>;
  /** Decrypts a backup into a new folder. @throws WrongKeyError; Error when it is missing, incomplete or damaged */
  fetch(name: string, folder: string): Promise<void>;
  markVerified(name: string): Promise<void>;
  /** Oldest first, without those that another process may still store. */
  list(): Promise<StoredBackup[]>;
  remove(name: string): Promise<void>;
}

export function openDestination(
  { destination, key }: Pick<BackupSettings, 'destination' | 'key'>,
  { partBytes = defaultPartBytes } = {},
): BackupDestination {
  const storage =
    typeof destination === 'string'
      ? createDiskStorage(destination, storedBackups)
      : createS3Storage(destination, storedBackups);

  async function* read(name: string, parts: number): AsyncGenerator<Buffer> {
    for (let index = 0; index < parts; index += 1) {
      const sealed = await readFile(storage, partName(name, index));
      if (!sealed) throw new Error(`The backup is damaged: part ${index + 1} of ${name} is missing.`);
      yield openPart(key, { backup: name, index, isLast: index === parts - 1 }, sealed);
    }
  }

  return {
    async store(name, folder) {
      let index = 0;
      let bytes = 0;
      let waiting: Buffer | null = null;
      const write = async (plain: Buffer, isLast: boolean) => {
        const sealed = sealPart(key, { backup: name, index, isLast }, plain);
        await storage.write(partName(name, index), sealed);
        index += 1;
        bytes += sealed.length;
      };
      for await (const part of packFolder(folder, partBytes)) {
        if (waiting) await write(waiting, false);
        waiting = part;
      }
      if (waiting) await write(waiting, true);
      // Last, so that a backup with it is complete.
      await storage.write(`${name}.json`, Buffer.from(JSON.stringify({ version: 1, parts: index, bytes })));
      return bytes;
    },
    async fetch(name, folder) {
      const text = await readFile(storage, `${name}.json`);
      if (!text) throw new Error(`There is no backup ${name} at BACKUP_URL, or it is incomplete.`);
      const facts: unknown = JSON.parse(text.toString());
      if (!isRecord(facts) || facts.version !== 1 || typeof facts.parts !== 'number') {
        throw new Error(`${name} is of another version.`);
      }
      await unpackInto(folder, read(name, facts.parts));
    },
    markVerified: (name) => storage.write(`${name}.verified`, Buffer.from('1')),
    async list() {
      const files = await filesOf(storage);
      const names = [...new Set(files.map((file) => file.slice(0, 'backup-20261129t020000z'.length)))].sort();
      const stored = new Set(files);
      return names
        .map((name) => ({
          name,
          createdAt: stored.has(`${name}.json`) ? createdAtOf(name) : null,
          isVerified: stored.has(`${name}.verified`),
        }))
        .filter(({ name, createdAt }) => createdAt || Date.now() - createdAtOf(name).getTime() > dayMs);
    },
    async remove(name) {
      const files = (await filesOf(storage)).filter((file) => file.startsWith(name));
      // The list first: what is left of an interrupted removal is no backup.
      for (const file of files.sort((a, b) => Number(b.endsWith('.json')) - Number(a.endsWith('.json')))) {
        await storage.remove(file);
      }
    },
  };
}

async function filesOf(storage: FileStorage): Promise<string[]> {
  const files: string[] = [];
  for await (const names of storage.list(new Date(Date.now() + dayMs)))
    files.push(...names.filter((name) => fileRule.test(name)));
  return files;
}

async function readFile(storage: FileStorage, name: string): Promise<Buffer | null> {
  const file = await storage.read(name);
  return file && buffer(file.stream);
}
