import type { ErrorCode } from '@kaksha/api-client/errors';
import { createHttp, type HttpOptions } from '@kaksha/api-client/http';
import * as limits from '@kaksha/domain/limits';
import axios, { type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';
import type { EndedSession } from './ended-sessions';
import { reportImpossibleAnswer } from './impossible-answers';
import { responseFault, successStatus } from './response-check';

export interface FakeCall {
  method: string;
  /** Relative to the API base URL, without the query. */
  path: string;
  params: Record<string, unknown>;
  /** Parsed JSON, or the FormData itself. */
  body: unknown;
}

/** A complete response. Other route results become `results` in the API envelope. */
class Answer {
  constructor(
    readonly status: number,
    readonly body: unknown,
    /** Whether the response must match the OpenAPI document; false for `malformed` and `unreadable`. */
    readonly isChecked = true,
    readonly headers: Record<string, string> = {},
  ) {}
}

type Handler = (call: FakeCall) => unknown;

export interface FakeHttp extends AxiosInstance {
  /**
   * Sets the response of a call: results, `paged(…)`, `failure(…)`, an `Error` for a network error, or a sync or async
   * function of the call that returns one of these. The latest `on` for a call wins.
   */
  on(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string | RegExp, answer: unknown | Handler): void;
  /** All calls, in order. */
  readonly calls: FakeCall[];
  /** Sets the network state of all calls. Calls that wait on a slow network continue when the state changes. */
  setNetwork(state: NetworkState): void;
  /** The calls of one method and path. */
  callsTo(method: string, path: string | RegExp): FakeCall[];
}

/** `slow` delays all responses until the state changes; `lost` fails all calls. */
export type NetworkState = 'up' | 'slow' | 'lost';

/** A page of a list, by default the only one. `extra` adds fields next to the rows. */
export function paged(results: readonly unknown[], paging: Partial<Paging> = {}, extra: object = {}): Answer {
  const { total = results.length, page = 1, totalPages = 1, capped = false, ...rest } = paging;
  return success({ results, count: total, capped, current_page: page, total_pages: totalPages, ...rest, ...extra });
}

/** A page of the course search, whose paging has the names of the specification, too. */
export function pagedCourses(courses: readonly unknown[], paging: Partial<Paging> = {}): Answer {
  const { total: totalItems = courses.length, page: currentPage = 1, totalPages = 1 } = paging;
  return paged(courses, paging, { currentPage, totalPages, totalItems, itemsPerPage: limits.coursePageSize });
}

interface Paging {
  total: number;
  page: number;
  totalPages: number;
  capped: boolean;
  similar: boolean;
}

/** The API's most common code of each status. */
const commonCodes: Readonly<Record<number, ErrorCode>> = {
  400: 'VALIDATION_FAILED',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'BODY_TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
};

/** An error response in the format of the API. */
export function failure(
  status: number,
  error = 'Something went wrong. Please try again later.',
  { code = commonCodes[status] ?? 'INTERNAL', fields }: { code?: ErrorCode; fields?: Record<string, string> } = {},
): Answer {
  return new Answer(status, { success: false, status: 'error', error, code, ...(fields && { fields }) });
}

/**
 * The refusal of a save with an outdated version.
 * @param stored  the record that another save stored
 */
export const editConflict = (stored: object): Answer =>
  new Answer(409, { success: false, status: 'error', error: 'It was saved.', code: 'EDIT_CONFLICT', stored });

/** A response that never arrives, for tests of loading states. */
export const pending = () => new Promise<never>(() => {});

/** Results that the API never sends, for tests of error handling. */
export const malformed = (results: unknown): Answer => new Answer(200, envelopeOf({ results }), false);

/** A body without the API envelope, e.g. the text of a proxy. */
export const unreadable = (body: unknown): Answer => new Answer(200, body, false);

/** A success without data. */
export const done = (): Answer => new Answer(200, { success: true, status: 'success' });

/** A response with status 202, e.g. of a sign-in that waits for its second step. */
export const accepted = (results: unknown): Answer => new Answer(202, envelopeOf({ results }));

/** A response with other fields in `data` than `results`. */
export const envelopeData = (data: object): Answer => success(data);

/** A response whose `data` contains the fields of the object and the object as `results`. */
export const resultsAndData = (value: object): Answer => success({ ...value, results: value });

/** A picture response. */
export const picture = (
  blob: Blob = new Blob(['picture'], { type: 'image/png' }),
  headers: Record<string, string> = {},
): Answer => new Answer(200, blob, true, headers);

/** A text file response, e.g. CSV. */
export const textFile = (text: string): Answer => new Answer(200, text);

const envelopeOf = (data: unknown) => ({ success: true, status: 'success', data });
const success = (data: unknown) => new Answer(200, envelopeOf(data));

/** The axios client of the fake host. It responds from routes in memory. */
export function createFakeHttp(
  baseURL: string,
  onUnauthorized?: HttpOptions['onUnauthorized'],
  { refusing }: Pick<EndedSession, 'refusing'> = { refusing: (adapter) => adapter },
): FakeHttp {
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
    const { status, body, headers } = answer;
    const fault = faultOf(call.method, call.path, answer);
    if (fault) reportImpossibleAnswer(fault);
    const response = { status, statusText: '', headers, config, data: copyOf(body) };
    if (status < 400) return response;
    throw new axios.AxiosError(`status ${status}`, axios.AxiosError.ERR_BAD_REQUEST, config, undefined, response);
  }

  const http = createHttp({ baseURL, getToken: () => null, adapter: refusing(adapter), onUnauthorized });
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

/** Converts the result of a handler to a response. */
function answerOf(method: string, path: string, given: unknown): Answer {
  if (!(given instanceof Answer)) return new Answer(successStatus(method, path), envelopeOf({ results: given }));
  const { status, body, isChecked, headers } = given;
  return status === 200 ? new Answer(successStatus(method, path), body, isChecked, headers) : given;
}

/** Pages receive copies, so they cannot change test data. A Blob is immutable. */
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
  // The page shows only its error state; the log has the reason.
  console.error(message);
  return new Error(message);
}
