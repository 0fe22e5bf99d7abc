import { request as requestPlain } from 'node:http';
import { request } from 'node:https';
import { looksPrivate, PrivateAddressError, publicLookup } from './public-address';

const timeoutMs = 10_000;
/** Of an answer that is read to its end; a longer one ends the connection. */
const maxAnswerBytes = 64 * 1024;

export interface Post {
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Whether it may go to this machine, to private networks and without encryption. */
  allowsPrivate: boolean;
}

/**
 * Posts to an address that a person of the site has given. Follows no redirect, and reads nothing of the answer.
 * @returns the status of the answer
 * @throws PrivateAddressError; Error without an answer within 10 seconds
 */
export function postTo(address: string, { headers, body, allowsPrivate }: Post): Promise<number> {
  return new Promise((resolve, reject) => {
    const { protocol } = new URL(address);
    if (!allowsPrivate && (protocol !== 'https:' || looksPrivate(address))) throw new PrivateAddressError();
    const send = protocol === 'https:' ? request : requestPlain;
    const sent = send(address, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      // A kept connection would not resolve the name again.
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
      ...(!allowsPrivate && { lookup: publicLookup }),
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > maxAnswerBytes) response.destroy();
      });
      response.on('error', () => {});
      resolve(response.statusCode ?? 0);
    });
    sent.end(body);
  });
}
