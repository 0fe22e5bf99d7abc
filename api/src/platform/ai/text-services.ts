import { fetchBytes } from './bounded-fetch';
import { promptOf } from './prompts';
import { type TextProvider, textOptions } from './provider';
import { readAnswer } from './read-answer';

export interface ServiceAddress {
  url: string;
  /** Sent as a header, because proxies log addresses. */
  key: string | null;
}

const maxAnswerBytes = 256 * 1024;
/** Many servers refuse longer URLs; a longer prompt goes to the next provider. */
const maxAddressLength = 6000;

/** A service that is called by GET, with `{prompt}` in the path of its URL. */
export function createGetProvider({ url, key }: ServiceAddress): TextProvider {
  return createProvider('text by GET', (prompt, signal) => {
    const address = new URL(url.replace('{prompt}', encodeURIComponent(prompt)));
    if (!address.searchParams.has('temperature')) {
      address.searchParams.set('temperature', String(textOptions.temperature));
      address.searchParams.set('max_tokens', String(textOptions.maxTokens));
    }
    if (address.href.length > maxAddressLength) throw new Error('the prompt is too long for a URL');
    return fetchBytes(address, { headers: bearer(key), signal }, maxAnswerBytes);
  });
}

/** A hosted model that is called by POST with `contents` and answers with `candidates`. */
export function createHostedProvider({ url, key }: ServiceAddress): TextProvider {
  return createPostProvider('hosted model', url, key ? { 'x-goog-api-key': key } : {}, (prompt) => ({
    contents: [{ role: 'user', parts: [{ text: prompt }] }],
    generationConfig: { temperature: textOptions.temperature, maxOutputTokens: textOptions.maxTokens },
  }));
}

/**
 * Another model that is called by POST. The path of the URL decides the shape of the body: `…/chat/completions`,
 * `…/completions`, `…/predictions`, or else `inputs`. The model's name can follow a `#`.
 */
export function createAlternativeProvider({ url, key }: ServiceAddress, position: number): TextProvider {
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
  return createPostProvider(`alternative ${position}`, address.href, { ...bearer(key), prefer: 'wait' }, bodyOf);
}

function createPostProvider(
  name: string,
  url: string,
  headers: Record<string, string>,
  bodyOf: (prompt: string) => object,
): TextProvider {
  return createProvider(name, (prompt, signal) => {
    const init: RequestInit = {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(bodyOf(prompt)),
      redirect: 'error',
      signal,
    };
    return fetchBytes(url, init, maxAnswerBytes);
  });
}

function createProvider(
  name: string,
  complete: (prompt: string, signal: AbortSignal) => Promise<Buffer>,
): TextProvider {
  return {
    name,
    ask: async (task, signal) => readAnswer(task, textIn(await complete(promptOf(task), signal))),
  };
}

const bearer = (key: string | null): Record<string, string> => (key ? { authorization: `Bearer ${key}` } : {});

/** The text of an answer in one of the known JSON shapes, else the whole body. Throws for an empty text. */
function textIn(body: Buffer): string {
  const raw = body.toString('utf8');
  const text = textOfJson(raw) ?? raw;
  if (!text.trim()) throw new Error('an empty answer');
  return text;
}

interface JsonAnswer {
  candidates?: { content?: { parts?: { text?: unknown }[] } }[];
  generated_text?: unknown;
  output?: unknown;
  choices?: { text?: unknown; message?: { content?: unknown } }[];
}

function textOfJson(raw: string): string | null {
  let body: JsonAnswer | JsonAnswer[] | null;
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
  return found ?? null;
}
