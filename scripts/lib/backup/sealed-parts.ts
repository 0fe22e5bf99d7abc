import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const format = Buffer.from('KKB1');
const idBytes = 8;
const ivBytes = 12;
const tagBytes = 16;
const headBytes = format.length + idBytes + ivBytes + tagBytes;

/** Position of a part. It is authenticated, so that parts cannot be exchanged, left out or taken from another backup. */
export interface PartPlace {
  backup: string;
  index: number;
  isLast: boolean;
}

export class WrongKeyError extends Error {
  constructor(backup: string, id: string) {
    super(`${backup} was encrypted with the key ${id}, and BACKUP_KEY is another one.`);
    this.name = 'WrongKeyError';
  }
}

const keyIdOf = (key: Buffer) => createHash('sha256').update(key).digest('hex').slice(0, idBytes);

const placeText = ({ backup, index, isLast }: PartPlace) => Buffer.from(`${backup} ${index} ${isLast ? 'last' : ''}`);

export function sealPart(key: Buffer, place: PartPlace, plain: Buffer): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(placeText(place));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([format, Buffer.from(keyIdOf(key), 'latin1'), iv, cipher.getAuthTag(), sealed]);
}

/** @throws WrongKeyError; Error when the part is damaged */
export function openPart(key: Buffer, place: PartPlace, sealed: Buffer): Buffer {
  const damaged = () => new Error(`The backup is damaged: part ${place.index + 1} of ${place.backup} has changed.`);
  if (sealed.length < headBytes || !sealed.subarray(0, format.length).equals(format)) throw damaged();
  const parts = sealed.subarray(format.length);
  const id = parts.toString('latin1', 0, idBytes);
  if (id !== keyIdOf(key)) throw /^[\da-f]+$/.test(id) ? new WrongKeyError(place.backup, id) : damaged();
  const iv = parts.subarray(idBytes, idBytes + ivBytes);
  const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes }).setAAD(placeText(place));
  decipher.setAuthTag(parts.subarray(idBytes + ivBytes, idBytes + ivBytes + tagBytes));
  try {
    return Buffer.concat([decipher.update(parts.subarray(idBytes + ivBytes + tagBytes)), decipher.final()]);
  } catch {
    throw damaged();
  }
}
