import { createHash } from 'node:crypto';
import { isRecord } from '@kaksha/domain/typed';
import { DomUtils, parseDocument } from 'htmlparser2';
import { ApiError } from '../http/api-error';

export interface BigBlueButtonSettings {
  /** Address of its API, e.g. `https://bbb.example/bigbluebutton/api`. */
  url: string;
  secret: string;
}

export type BigBlueButtonCall = 'create' | 'join' | 'isMeetingRunning' | 'end' | 'getRecordings';
type Query = Readonly<Record<string, string>>;
type Answer = ReturnType<typeof parseDocument>;

const timeoutMs = 8000;
const maxBytes = 2_000_000;

/** The SHA-256 checksum of a call. @param query  without the checksum */
export const checksumOf = (call: string, query: string, secret: string): string =>
  createHash('sha256')
    .update(call + query + secret)
    .digest('hex');

/** The address of a call with its checksum. */
export function addressOf({ url, secret }: BigBlueButtonSettings, call: BigBlueButtonCall, parameters: Query): string {
  const query = new URLSearchParams(parameters).toString();
  return `${url}/${call}?${query}&checksum=${checksumOf(call, query, secret)}`;
}

type Node = Parameters<typeof DomUtils.textContent>[0];

/** The trimmed text of the first element with this name; empty without one. */
export function textOf(parent: Node, name: string): string {
  const [element] = DomUtils.getElementsByTagName(name, parent, true, 1);
  return element ? DomUtils.textContent(element).trim() : '';
}

/**
 * Calls of the API of a BigBlueButton server. The texts of the server stand in the log only.
 * @throws ApiError MEETING_UNAVAILABLE (502) without a usable answer in time
 */
export function createBigBlueButtonClient(settings: BigBlueButtonSettings, transport: typeof fetch = fetch) {
  /** The answer of a call, and the key of its message. A refusal with one of the `accepted` keys is an answer. */
  return async (call: BigBlueButtonCall, query: Query, accepted: readonly string[] = []): Promise<Answer> => {
    let answer: Answer;
    try {
      const response = await transport(addressOf(settings, call, query), {
        headers: { accept: 'application/xml, text/xml' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      answer = parseDocument(await readText(response), { xmlMode: true });
    } catch (cause) {
      // Its own message, because those of a transport can hold the address with its checksum.
      throw unavailable(`${call}: ${reasonOf(cause)}`);
    }
    const key = textOf(answer, 'messageKey');
    if (textOf(answer, 'returncode') !== 'SUCCESS' && !accepted.includes(key))
      throw unavailable(`${call}: ${key || 'refused'}`);
    return answer;
  };
}

/** @throws Error when the body is larger than `maxBytes` */
async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new Error('the answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The reason for the log, without texts of the transport. */
function reasonOf(cause: unknown): string {
  if (!isRecord(cause)) return 'no answer';
  if (cause.name === 'TimeoutError') return 'timeout';
  return /^(status \d+|the answer is too large)$/.test(String(cause.message)) ? String(cause.message) : 'no answer';
}

function unavailable(reason: string): ApiError {
  const message = 'The meeting server does not answer right now. Please try again in a minute.';
  return new ApiError(502, 'MEETING_UNAVAILABLE', message, undefined, { cause: new Error(reason) });
}
