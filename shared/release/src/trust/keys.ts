import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Signature } from '@tufjs/models';
import { ReleaseError } from '../types';

/** A public key as TUF metadata contain it. */
export interface PublicKey {
  keytype: 'ed25519';
  scheme: 'ed25519';
  keyval: { public: string };
}

/** A private key of this machine. */
export interface SigningKey {
  id: string;
  public: PublicKey;
  sign(data: Buffer): Signature;
}

const ROOT = 'root.json';
const publicRule = /^[\da-f]{64}$/;

/** @param hex  the 32 bytes of an Ed25519 public key @throws ReleaseError USAGE */
export function publicKeyOf(hex: string): PublicKey {
  if (!publicRule.test(hex)) throw new ReleaseError('USAGE', 'a public key has 64 hexadecimal digits');
  return { keytype: 'ed25519', scheme: 'ed25519', keyval: { public: hex } };
}

/** The id of a key is the hash of its canonical JSON, whose keys are sorted. */
export const keyIdOf = ({ keytype, scheme, keyval }: PublicKey) =>
  createHash('sha256')
    .update(JSON.stringify({ keytype, keyval: { public: keyval.public }, scheme }))
    .digest('hex');

/** A folder of private keys (`<id>.pem`, mode 0600), and `root.json`, the metadata that this machine trusts. */
export class KeyFolder {
  private readonly keys = new Map<string, SigningKey>();
  /** Names of the files of the private keys, by key id. */
  private readonly files = new Map<string, string>();

  /** @param folder  may be absent: then this machine can verify, with `rootFile`, and sign nothing */
  constructor(
    readonly folder: string,
    private readonly rootFile = join(folder, ROOT),
  ) {
    this.read();
  }

  get(id: string): SigningKey | undefined {
    // Another process may have made it since.
    if (!this.keys.has(id)) this.read();
    return this.keys.get(id);
  }

  /** Ids of the private keys on this machine. */
  ids(): string[] {
    this.read();
    return [...this.keys.keys()];
  }

  generate(): SigningKey {
    const { privateKey } = generateKeyPairSync('ed25519');
    const key = this.add(privateKey);
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    const name = `${key.id.slice(0, 16)}.pem`;
    this.files.set(key.id, name);
    const file = join(this.folder, name);
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
    // The mode of a new file is reduced by the umask, never extended.
    chmodSync(file, 0o600);
    return key;
  }

  /** Copies the private keys with these ids to another folder, with the root of this machine. */
  copyTo(folder: string, ids: readonly string[]): void {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const id of ids) {
      const file = this.files.get(id);
      if (!file) throw new ReleaseError('KEYS', `${this.folder} holds no private key ${id.slice(0, 16)}`);
      const copy = join(folder, `${id.slice(0, 16)}.pem`);
      copyFileSync(join(this.folder, file), copy);
      chmodSync(copy, 0o600);
    }
    writeFileSync(join(folder, ROOT), this.root() ?? '');
  }

  /** @returns null when this machine trusts no root yet */
  root(): string | null {
    return existsSync(this.rootFile) ? readFileSync(this.rootFile, 'utf8') : null;
  }

  /** Trusts a root. @throws when this machine trusts one already */
  trustRoot(text: string): void {
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    writeFileSync(this.rootFile, text, { flag: 'wx' });
  }

  private read(): void {
    const files = existsSync(this.folder) ? readdirSync(this.folder).filter((file) => file.endsWith('.pem')) : [];
    for (const file of files) {
      const { id } = this.add(createPrivateKey(readFileSync(join(this.folder, file), 'utf8')));
      this.files.set(id, file);
    }
  }

  private add(privateKey: KeyObject): SigningKey {
    const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
    const publicKey = publicKeyOf(Buffer.from(x, 'base64url').toString('hex'));
    const id = keyIdOf(publicKey);
    const key: SigningKey = {
      id,
      public: publicKey,
      sign: (data) => new Signature({ keyID: id, sig: sign(null, data, privateKey).toString('hex') }),
    };
    this.keys.set(id, key);
    return key;
  }
}
