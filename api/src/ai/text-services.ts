import { fetchBytes } from './bounded-fetch';
import { type AiText, textOptions } from './provider';

export interface ServiceAddress {
  url: string;
  /** Sent as a header, never in the address, which is logged on the way. */
  key: string | null;
}

const maxAnswerBytes = 256 * 1024;
/** Servers and proxies refuse longer addresses; a long text goes to the next service. */
const maxAddressLength = 6000;

/** A service that is asked by GET, with the prompt in its path: `{prompt}` in the address stands for it. */
export function createGetService({ url, key }: ServiceAddress): AiText {
  return {
    name: 'text by address',
    async complete(prompt, signal) {
      const address = new URL(url.replace('{prompt}', encodeURIComponent(prompt)));
      if (!address.searchParams.has('temperature')) {
        address.searchParams.set('temperature', String(textOptions.temperature));
        address.searchParams.set('max_tokens', String(textOptions.maxTokens));
      }
      if (address.href.length > maxAddressLength) throw new Error('the prompt is too long for an address');
      return wordsIn(await fetchBytes(address, { headers: bearer(key), signal }, maxAnswerBytes));
    },
  };
}

/** A hosted generative model that is asked by POST with `contents` and answers with `candidates`. */
export function createHostedService({ url, key }: ServiceAddress): AiText {
  return createPostService('hosted model', url, key ? { 'x-goog-api-key': key } : {}, (prompt) => ({
    contents: [{ role: 'user', parts: [{ text: prompt }] }],
    generationConfig: { temperature: textOptions.temperature, maxOutputTokens: textOptions.maxTokens },
  }));
}

/**
 * Another model that is asked by POST. What it is asked with follows from its path: `…/chat/completions`,
 * `…/completions`, `…/predictions`, or else `inputs`; a model's name may stand after a `#` in the address.
 */
export function createAlternativeService({ url, key }: ServiceAddress, place: number): AiText {
  const address = new URL(url);
  const model = decodeURIComponent(address.hash.slice(1)) || undefined;
  address.hash = '';
  const { maxTokens: max_tokens, temperature } = textOptions;
  const bodyOf = (prompt: string) => {
    if (address.pathname.endsWith('/chat/completions')) {
      return { model, messages: [{ role: 'user', content: prompt }], max_tokens, temperature };
    }
    if (address.pathname.endsWith('/completions')) return { model, prompt, max_tokens, temperature };
    if (address.pathname.endsWith('/predictions')) return { input: { prompt, max_tokens, temperature } };
    return { inputs: prompt, parameters: { max_new_tokens: max_tokens, temperature, return_full_text: false } };
  };
  return createPostService(`alternative ${place}`, address.href, { ...bearer(key), prefer: 'wait' }, bodyOf);
}

function createPostService(
  name: string,
  url: string,
  headers: Record<string, string>,
  bodyOf: (prompt: string) => object,
): AiText {
  return {
    name,
    async complete(prompt, signal) {
      const init: RequestInit = {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(bodyOf(prompt)),
        redirect: 'error',
        signal,
      };
      return wordsIn(await fetchBytes(url, init, maxAnswerBytes));
    },
  };
}

const bearer = (key: string | null): Record<string, string> => (key ? { authorization: `Bearer ${key}` } : {});

/** The words in an answer: in one of the shapes that services wrap them in, or as they came. Throws when there are none. */
export function wordsIn(answer: Buffer): string {
  const raw = answer.toString('utf8');
  const words = wrapped(raw) ?? raw;
  if (!words.trim()) throw new Error('an empty answer');
  return words;
}

interface Wrapped {
  candidates?: { content?: { parts?: { text?: unknown }[] } }[];
  generated_text?: unknown;
  output?: unknown;
  choices?: { text?: unknown; message?: { content?: unknown } }[];
}

function wrapped(raw: string): string | null {
  let body: Wrapped | Wrapped[] | null;
  try {
    body = JSON.parse(raw);
  } catch {
    return null;
  }
  if (!body || typeof body !== 'object') return null;
  const [first] = Array.isArray(body) ? body : [];
  const { candidates, output, choices } = Array.isArray(body) ? {} : body;
  const pieces = Array.isArray(output) ? output.join('') : output;
  const found = [
    candidates?.[0]?.content?.parts?.[0]?.text,
    first?.generated_text,
    pieces,
    choices?.[0]?.text,
    choices?.[0]?.message?.content,
  ].find((text) => typeof text === 'string');
  return (found as string | undefined) ?? null;
}
