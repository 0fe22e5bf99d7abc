import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Encrypts single database fields. `purpose` binds a value to its row: it cannot be decrypted for another one. */
export interface FieldCipher {
  encrypt(plain: string, purpose: string): string;
  /** Returns values from before encryption unchanged. */
  decrypt(stored: string, purpose: string): string;
  /** Whether the value is encrypted with the current key. */
  isCurrent(stored: string): boolean;
}

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
/** `enc:<key id>:<base64url of iv, tag and ciphertext>`. */
const format = /^enc:([0-9a-f]{8}):([\w-]+)$/;

/** @param keys 32 bytes each. The first one encrypts; the others decrypt older values. */
export function createFieldCipher(keys: readonly Buffer[]): FieldCipher {
  const [current] = keys;
  if (!current) throw new Error('A field cipher needs a key.');
  const byId = new Map(keys.map((key) => [keyId(key), key]));
  return {
    encrypt(plain, purpose) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, current, iv).setAAD(Buffer.from(purpose));
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return `enc:${keyId(current)}:${Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')}`;
    },
    decrypt(stored, purpose) {
      const [, id = '', encoded = ''] = format.exec(stored) ?? [];
      if (!id) return stored;
      const key = byId.get(id);
      if (!key) throw new Error(`ENCRYPTION_KEYS does not contain the key ${id}.`);
      const bytes = Buffer.from(encoded, 'base64url');
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes)).setAAD(Buffer.from(purpose));
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
    },
    isCurrent: (stored) => stored.startsWith(`enc:${keyId(current)}:`),
  };
}

/** The first 8 hexadecimal digits of the key's SHA-256. */
const keyId = (key: Buffer) => createHash('sha256').update(key).digest('hex').slice(0, 8);
