import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const keyBytes = 32;
const base64Key = /^[\w+/-]{43}=?$/;

/** Reads `ENCRYPTION_KEYS`: a comma list of 32 bytes in base64, current key first. Adds errors to `problems`. */
export function readEncryptionKeys(value: string | null, problems: string[]): readonly string[] {
  const keys = value?.split(',').map((key) => key.trim()) ?? [];
  // The message does not repeat the value, because it is a secret.
  if (keys.some((key) => !base64Key.test(key))) {
    problems.push('ENCRYPTION_KEYS is a list of keys of 32 bytes in base64, by comma: openssl rand -base64 32.');
  }
  return keys;
}

/** The configured keys, else (demo mode) the keys of a file in the data folder that only its owner can read. */
export async function loadEncryptionKeys(keys: readonly string[], dataFolder: string): Promise<Buffer[]> {
  const encoded = keys.length > 0 ? keys : await readKeyFile(dataFolder);
  return encoded.map((key) => Buffer.from(key, 'base64'));
}

const keyFile = (dataFolder: string) => join(dataFolder, 'encryption.key');

async function readKeyFile(dataFolder: string): Promise<string[]> {
  const stored = await readFile(keyFile(dataFolder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return null;
  });
  if (stored !== null) return stored.split('\n').filter(Boolean);
  const keys = [newKey()];
  await writeKeyFile(dataFolder, keys);
  return keys;
}

export async function writeKeyFile(dataFolder: string, keys: readonly string[]): Promise<void> {
  const file = keyFile(dataFolder);
  await mkdir(dataFolder, { recursive: true });
  await writeFile(`${file}.new`, `${keys.join('\n')}\n`, { mode: 0o600 });
  await chmod(`${file}.new`, 0o600);
  await rename(`${file}.new`, file);
}

export const newKey = () => randomBytes(keyBytes).toString('base64');
