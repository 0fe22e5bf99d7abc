import { createPrivateKey, type KeyObject } from 'node:crypto';
import { emailAddressOf } from '@kaksha/domain/email-address';
import type { Environment } from '../settings/environment';
import { mailboxOf } from './mailbox';

const names = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'] as const;

/** As nodemailer reads it. */
export interface DkimSettings {
  domainName: string;
  keySelector: string;
  /** PEM. */
  privateKey: string;
  /** Headers that the signature covers, separated by colons. */
  headerFieldNames: string;
}

const signedHeaders = [
  ...['From', 'Reply-To', 'To', 'Subject', 'Date', 'Message-ID', 'MIME-Version', 'Content-Type'],
  // RFC 8058: readers end a subscription by one click only when the signature covers both.
  ...['Content-Transfer-Encoding', 'Auto-Submitted', 'List-Unsubscribe', 'List-Unsubscribe-Post'],
].join(':');

const minBits = 2048;
const labels = /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,8}$/;

/** Reads the three settings of the signature; null when none is set. Adds what is not right to `problems`. */
export function readDkimSettings(
  env: Pick<Environment, (typeof names)[number]>,
  mailFrom: string,
  problems: string[],
): DkimSettings | null {
  const [domain, selector, key] = names.map((name) => env[name]);
  if (!domain && !selector && !key) return null;
  if (!domain || !selector || !key) {
    const missing = names.filter((name) => !env[name]);
    problems.push(`${missing.join(' and ')} is missing: signed mails need all of ${names.join(', ')}.`);
    return null;
  }
  const domainName = domainOf(`postmaster@${domain}`);
  const keySelector = selector.toLowerCase();
  // dotenv files and container platforms take one line only.
  const privateKey = key.replaceAll('\\n', '\n');
  if (domainName === null) problems.push('DKIM_DOMAIN is a domain, e.g. kaksha.example.');
  else if (!isRelated(domainName, domainOf(mailboxOf(mailFrom)?.address ?? ''))) {
    problems.push('DKIM_DOMAIN is not the domain of MAIL_FROM, nor above or below it, so DMARC would not count it.');
  }
  if (!labels.test(keySelector)) problems.push('DKIM_SELECTOR is a name of letters, digits and hyphens, e.g. site1.');
  if (bitsOf(privateKey) < minBits) {
    problems.push(`DKIM_PRIVATE_KEY is an RSA key of at least ${minBits} bits in PEM: openssl genrsa ${minBits}.`);
  }
  return { domainName: domainName ?? '', keySelector, privateKey, headerFieldNames: signedHeaders };
}

/** The domain of an address in ASCII and lower case. */
const domainOf = (address: string): string | null => emailAddressOf(address)?.split('@').at(-1) ?? null;

const isRelated = (domain: string, sender: string | null) =>
  sender !== null && (domain === sender || sender.endsWith(`.${domain}`) || domain.endsWith(`.${sender}`));

/** Bits of an RSA key; 0 for any other text. The library signs with RSA only. */
function bitsOf(pem: string): number {
  const key = readKey(pem);
  return key?.asymmetricKeyType === 'rsa' ? (key.asymmetricKeyDetails?.modulusLength ?? 0) : 0;
}

function readKey(pem: string): KeyObject | null {
  try {
    return createPrivateKey(pem);
  } catch {
    return null;
  }
}
