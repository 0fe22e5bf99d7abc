import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * jsdom with the web classes of Node. The data router creates a Request with an AbortSignal for each navigation, and
 * the Request of Node rejects the signal of jsdom. FormData and Blob stay those of jsdom, because they read its form
 * elements and files.
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
    // jsdom lacks crypto.subtle, which browsers provide on secure pages.
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
    acceptNodeSignals(this.global.EventTarget.prototype);
  }
}

/** The addEventListener of jsdom rejects signals of Node, so this removes the listener on abort. */
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
