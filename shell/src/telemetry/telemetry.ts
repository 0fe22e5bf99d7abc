import { isApiError } from '@kaksha/api-client/errors';
import { type TelemetryEvent, telemetryPath } from '@kaksha/api-client/telemetry';
import type { TelemetryService } from '@kaksha/contract/host';
import { learnServerTime } from '@kaksha/contract/now';
import { isRecord } from '@kaksha/domain/typed';
import { servedValue } from '../page/served-values';
import type { LoadOutcome } from '../remotes/remote-loader';
import { type Source, sourceOf } from './error-source';
import { watchVitals } from './vitals';

export interface TelemetryOptions {
  /** The API's base address, without a trailing slash. */
  apiHost: string;
  /** Version of a remote that runs in this tab, or null. */
  versionOf: (remote: string) => string | null;
}

/** What an error screen tells: the part that is charged with the error, and how the log names its report. */
export interface ErrorReport extends Source {
  reference: string;
}

export interface ShellTelemetry extends TelemetryService {
  /** Reports an error that a screen shows, at once. @returns null when too many were reported */
  shown(error: unknown, where: string): ErrorReport | null;
  /** Reports the outcome of loading a remote, which decides release health. */
  loaded(outcome: LoadOutcome): void;
  /** Starts measurements and global error handlers. Returns a function that stops them. */
  start(): () => void;
}

/** Limits reports, so that an error in a loop does not flood the API. */
const maxErrors = 20;
const batchSize = 10;
const maxMessage = 500;
const maxStack = 4000;

/** Collects web vitals and errors, and sends them in batches of ten or when the page is hidden. Never throws. */
export function createTelemetry({ apiHost, versionOf }: TelemetryOptions): ShellTelemetry {
  const endpoint = `${apiHost}${telemetryPath}`;
  const reported = new Map<string, ErrorReport>();
  let queue: TelemetryEvent[] = [];
  let askedToken: string | undefined;
  let asking: Promise<void> | undefined;

  /** A page of an edge cache has no token of its own. */
  function askForToken() {
    if (asking || servedToken() || typeof fetch === 'undefined') return;
    asking = fetch('/page-token')
      .then(async (answer) => {
        learnServerTime(Date.parse(answer.headers?.get('date') ?? ''));
        const body: unknown = answer.ok && (await answer.json());
        if (isRecord(body) && typeof body.token === 'string') askedToken = body.token;
      })
      .catch(() => {});
  }

  function add(event: TelemetryEvent) {
    queue.push(event);
    askForToken();
    if (queue.length >= batchSize) flush();
  }

  function flush() {
    if (queue.length === 0) return;
    const body = JSON.stringify({ page: servedToken() ?? askedToken, events: queue });
    queue = [];
    send(endpoint, body);
  }

  function loaded(outcome: LoadOutcome) {
    const { remote, version } = outcome;
    const source = { remote, version, path: window.location.pathname };
    if ('ms' in outcome) add({ kind: 'vital', name: 'REMOTE', value: outcome.ms, ...source });
    else add({ kind: 'error', name: 'load', message: asError(outcome.error).message.slice(0, maxMessage), ...source });
  }

  function report(cause: unknown, where: string, isShown = false): ErrorReport | null {
    try {
      const { message, stack } = asError(cause);
      const key = `${where}|${message}`;
      const known = reported.get(key);
      if (known || reported.size >= maxErrors) return known ?? null;
      const source = sourceOf(cause, where, versionOf);
      const reference = newReference();
      reported.set(key, { ...source, reference });
      add({
        kind: 'error',
        name: where,
        message: message.slice(0, maxMessage),
        ...(stack && { stack: stack.slice(0, maxStack) }),
        path: window.location.pathname,
        ...source,
        ...(isShown && { reference }),
      });
      return { ...source, reference };
    } catch {
      // Error reporting must not throw.
      return null;
    }
  }

  const error = (cause: unknown, where: string) => void report(cause, where);

  return {
    error,
    shown(cause, where) {
      const found = report(cause, where, true);
      // Who reads the screen may ask for help before leaving the page.
      void Promise.resolve(asking).then(flush);
      return found;
    },
    loaded,
    start() {
      const onError = (event: globalThis.ErrorEvent) => {
        if (!isHarmless(event.message)) error(event.error ?? event.message, 'window');
      };
      const onRejection = ({ reason }: PromiseRejectionEvent) => {
        // The page shows failed calls; they are not errors of the code.
        if (!isApiError(reason)) error(reason, 'promise');
      };
      const onHidden = () => {
        if (document.visibilityState === 'hidden') flush();
      };
      window.addEventListener('error', onError);
      window.addEventListener('unhandledrejection', onRejection);
      window.addEventListener('pagehide', flush);
      document.addEventListener('visibilitychange', onHidden);
      watchVitals((name, value, rating, remote) => {
        const source = sourceOf(null, remote ? `region:${remote}` : '', versionOf);
        add({ kind: 'vital', name, value, ...(rating && { rating }), path: window.location.pathname, ...source });
      });
      return () => {
        window.removeEventListener('error', onError);
        window.removeEventListener('unhandledrejection', onRejection);
        window.removeEventListener('pagehide', flush);
        document.removeEventListener('visibilitychange', onHidden);
      };
    },
  };
}

const newReference = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Token of this page, which the API requires. */
const servedToken = () => servedValue('page');

function asError(cause: unknown): { message: string; stack?: string } {
  if (cause instanceof Error) return { message: `${cause.name}: ${cause.message}`, stack: cause.stack };
  return { message: typeof cause === 'string' ? cause : String((isRecord(cause) && cause.message) || cause) };
}

/** Harmless browser message about a ResizeObserver that takes more than a frame. */
function isHarmless(message: string): boolean {
  return message.startsWith('ResizeObserver loop');
}

function send(endpoint: string, body: string) {
  try {
    const data = new Blob([body], { type: 'application/json' });
    if (navigator.sendBeacon?.(endpoint, data)) return;
    fetch(endpoint, {
      method: 'POST',
      body,
      keepalive: true,
      headers: { 'content-type': 'application/json' },
    }).catch(() => {});
  } catch {
    // Failed measurements are ignored.
  }
}
