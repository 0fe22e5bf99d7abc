import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * jsdom with Node's own web classes. The data router makes a Request with an AbortSignal for each navigation; with
 * jsdom's signal and Node's Request the page never appears, so all of them come from one place. FormData and Blob
 * stay jsdom's: they read its form elements and files.
 */
const fromNode = [
  'AbortController',
  'AbortSignal',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'WritableStream',
  'fetch',
  'structuredClone',
];

export default class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of fromNode) this.global[name] = globalThis[name];
    // jsdom has no crypto.subtle, which every browser has on a secure page.
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
    acceptNodeSignals(this.global.EventTarget.prototype);
  }
}

/** jsdom's addEventListener refuses a signal that is not its own; what it would do with it is done here. */
function acceptNodeSignals(prototype) {
  const { addEventListener } = prototype;
  prototype.addEventListener = function listen(type, listener, options) {
    if (!(options?.signal instanceof AbortSignal)) return addEventListener.call(this, type, listener, options);
    const { signal, ...rest } = options;
    if (signal.aborted) return undefined;
    signal.addEventListener('abort', () => this.removeEventListener(type, listener, rest), { once: true });
    return addEventListener.call(this, type, listener, rest);
  };
}
