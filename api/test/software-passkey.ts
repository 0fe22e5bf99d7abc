import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

export interface Site {
  origin: string;
  rpId: string;
}

/** Parts of an answer that an attacker would change. */
export type Forgery = Partial<Site> & { challenge?: string; skipsUser?: boolean };

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

/** A WebAuthn authenticator in software, with one P-256 key and a signature counter. */
export function createSoftwarePasskey(site: Site = { origin: 'http://localhost:3000', rpId: 'localhost' }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  let counter = 0;

  const clientData = (type: string, challenge: string, forged: Forgery) =>
    Buffer.from(
      JSON.stringify({ type, challenge: forged.challenge ?? challenge, origin: forged.origin ?? site.origin }),
    );

  const authenticatorData = (flags: number, forged: Forgery, rest: Buffer = Buffer.alloc(0)) =>
    Buffer.concat([sha256(forged.rpId ?? site.rpId), Buffer.from([flags]), bigEndian(counter, 4), rest]);

  return {
    id,
    setCounter(value: number) {
      counter = value;
    },

    /** The answer to `navigator.credentials.create`. */
    create({ challenge }: { challenge: string }, forged: Forgery = {}) {
      const credential = [Buffer.alloc(16), bigEndian(credentialId.length, 2), credentialId, coseKey(x, y)];
      const flags = userPresent | hasCredential | (forged.skipsUser ? 0 : userVerified);
      const data = authenticatorData(flags, forged, Buffer.concat(credential));
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, forged).toString('base64url'),
          attestationObject: attestation(data).toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    /** The answer to `navigator.credentials.get`. Counts the signature. */
    get({ challenge }: { challenge: string }, forged: Forgery = {}) {
      counter += 1;
      const client = clientData('webauthn.get', challenge, forged);
      const data = authenticatorData(userPresent | (forged.skipsUser ? 0 : userVerified), forged);
      const signer = createSign('sha256').update(Buffer.concat([data, sha256(client)]));
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signer.sign(privateKey).toString('base64url'),
        },
      };
    },
  };
}

function bigEndian(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
}

/** CBOR of the COSE key {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}. */
const coseKey = (x: string, y: string) =>
  Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);

/** CBOR of {"fmt": "none", "attStmt": {}, "authData": data}. */
const attestation = (data: Buffer) =>
  Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
    Buffer.from([0x59]),
    bigEndian(data.length, 2),
    data,
  ]);
