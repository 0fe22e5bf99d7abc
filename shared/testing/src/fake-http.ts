import { createHttp } from '@kaksha/api-client/http';
import axios, { type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';
import { reportImpossibleAnswer } from './impossible-answers';
import { responseFault, successStatus } from './response-check';

export interface FakeCall {
  method: string;
  /** Below the API's base, without its query. */
  path: string;
  params: Record<string, unknown>;
  /** Parsed JSON, or the FormData itself. */
  body: unknown;
}

/** A whole answer; anything else that a route gives is put into the API's envelope as `results`. */
class Answer {
  constructor(
    readonly status: number,
    readonly body: unknown,
    /** Whether the API describes such an answer; not checked for those of `malformed`. */
    readonly isChecked = true,
  ) {}
}

type Handler = (call: FakeCall) => unknown;

export interface FakeHttp extends AxiosInstance {
  /**
   * Says what a call is answered with: results, `paged(…)`, `failure(…)`, an `Error` for no answer at all, or a
   * function of the call that gives one of these, now or later. The latest `on` for a call wins.
   */
  on(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string | RegExp, answer: unknown | Handler): void;
  /** What was asked, in order. */
  readonly calls: FakeCall[];
  /** The network for all calls; what waited on a slow one goes on as soon as it is another. */
  setNetwork(state: NetworkState): void;
  /** The calls of one method and path. */
  callsTo(method: string, path: string | RegExp): FakeCall[];
}

/** Up as ever, so slow that nothing arrives, or lost. */
export type NetworkState = 'up' | 'slow' | 'lost';

/** A page of a list, by default the only one; `extra` stands beside the rows. */
export function paged(results: readonly unknown[], paging: Partial<Paging> = {}, extra: object = {}): Answer {
  const { total = results.length, page = 1, totalPages = 1, capped = false, ...rest } = paging;
  return success({ results, count: total, capped, current_page: page, total_pages: totalPages, ...rest, ...extra });
}

interface Paging {
  total: number;
  page: number;
  totalPages: number;
  capped: boolean;
  similar: boolean;
}

/** A refusal, as the API words it. */
export function failure(
  status: number,
  error = 'Something went wrong. Please try again later.',
  { code = `HTTP_${status}`, fields }: { code?: string; fields?: Record<string, string> } = {},
): Answer {
  return new Answer(status, { success: false, status: 'error', error, code, ...(fields && { fields }) });
}

/** An answer that never comes: what a page shows meanwhile. */
export const pending = () => new Promise<never>(() => {});

/** Results that the API never sends, for tests of how a page meets them. */
export const malformed = (results: unknown): Answer => new Answer(200, envelopeOf({ results }), false);

/** A body that is not even the API's envelope, e.g. the text of a proxy. */
export const unreadable = (body: unknown): Answer => new Answer(200, body, false);

/** A success without data. */
export const done = (): Answer => new Answer(200, { success: true, status: 'success' });

/** An answer whose `data` holds more than `results`. */
export const envelopeData = (data: object): Answer => success(data);

/** An answer whose `data` is the object itself and holds it as `results`, too. */
export const resultsAndData = (value: object): Answer => success({ ...value, results: value });

/** A picture, as its bytes. */
export const picture = (blob: Blob = new Blob(['picture'], { type: 'image/png' })): Answer => new Answer(200, blob);

/** A file of text, such as a table. */
export const textFile = (text: string): Answer => new Answer(200, text);

const envelopeOf = (data: unknown) => ({ success: true, status: 'success', data });
const success = (data: unknown) => new Answer(200, envelopeOf(data));

/** axios as the host hands it out, answered from a table in memory. */
export function createFakeHttp(baseURL: string): FakeHttp {
  const routes: { method: string; path: string | RegExp; answer: unknown }[] = [];
  const calls: FakeCall[] = [];

  let state: NetworkState = 'up';
  const waiting: (() => void)[] = [];
  const setNetwork = (next: NetworkState) => {
    state = next;
    if (next === 'slow') return;
    for (const goOn of waiting.splice(0)) goOn();
  };

  async function adapter(config: InternalAxiosRequestConfig) {
    const call = toCall(config);
    calls.push(call);
    if (state === 'slow') await new Promise<void>((goOn) => waiting.push(goOn));
    if (state === 'lost') throw new axios.AxiosError('no network', axios.AxiosError.ERR_NETWORK, config);
    const route = routes.find(({ method, path }) => method === call.method && matches(path, call.path));
    if (!route) throw unexpected(call);
    const given = typeof route.answer === 'function' ? await (route.answer as Handler)(call) : route.answer;
    if (given instanceof Error) throw new axios.AxiosError(given.message, axios.AxiosError.ERR_NETWORK, config);
    const answer = answerOf(call.method, call.path, given);
    const { status, body } = answer;
    const fault = faultOf(call.method, call.path, answer);
    if (fault) reportImpossibleAnswer(fault);
    const response = { status, statusText: '', headers: {}, config, data: copyOf(body) };
    if (status < 400) return response;
    throw new axios.AxiosError(`status ${status}`, axios.AxiosError.ERR_BAD_REQUEST, config, undefined, response);
  }

  const http = createHttp({ baseURL, getToken: () => null, adapter });
  return Object.assign(http, {
    calls,
    setNetwork,
    on(method: string, path: string | RegExp, answer: unknown) {
      if (typeof path === 'string' && !isCode(answer)) {
        const fault = faultOf(method, path, answerOf(method, path, answer));
        if (fault) throw new Error(fault);
      }
      routes.unshift({ method, path, answer });
    },
    callsTo: (method: string, path: string | RegExp) =>
      calls.filter((call) => call.method === method && matches(path, call.path)),
  });
}

const isCode = (answer: unknown) =>
  typeof answer === 'function' || answer instanceof Error || answer instanceof Promise;

const faultOf = (method: string, path: string, { status, body, isChecked }: Answer) =>
  isChecked ? responseFault(method, path, status, body) : null;

/** A handler's result as a whole answer. */
function answerOf(method: string, path: string, given: unknown): Answer {
  if (!(given instanceof Answer)) return new Answer(successStatus(method, path), envelopeOf({ results: given }));
  return given.status === 200 ? new Answer(successStatus(method, path), given.body, given.isChecked) : given;
}

/** Nobody can change what a test holds; bytes cannot be changed in any case. */
const copyOf = (body: unknown) => (body instanceof Blob ? body : structuredClone(body));

function toCall(config: InternalAxiosRequestConfig): FakeCall {
  const url = new URL(config.url ?? '', 'http://path');
  return {
    method: (config.method ?? 'get').toUpperCase(),
    path: url.pathname,
    params: { ...Object.fromEntries(url.searchParams), ...config.params },
    body: typeof config.data === 'string' ? JSON.parse(config.data) : config.data,
  };
}

const matches = (pattern: string | RegExp, path: string) =>
  typeof pattern === 'string' ? pattern === path : pattern.test(path);

function unexpected({ method, path }: FakeCall): Error {
  const message = `no answer for ${method} ${path}: say one with host.http.on('${method}', '${path}', …)`;
  // The page shows its error face, as for any failed call; this says why.
  console.error(message);
  return new Error(message);
}
