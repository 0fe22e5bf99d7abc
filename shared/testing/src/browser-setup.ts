import { appendFileSync } from 'node:fs';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { endSessions } from './ended-sessions';
import { testNow } from './factories';
import { failOnImpossibleAnswers } from './impossible-answers';
import { failOnNestedLiveRegions } from './nested-live-regions';

// The first test of a file also compiles the page, which takes seconds when three workers share two busy cores.
configure({ asyncUtilTimeout: 15_000 });

/** Stubs for browser APIs that jsdom lacks. A test can replace them. */
const absent = { addEventListener() {}, removeEventListener() {}, addListener() {}, removeListener() {} };

window.matchMedia ??= (query: string) =>
  ({ matches: false, media: query, onchange: null, dispatchEvent: () => false, ...absent }) as MediaQueryList;

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
Object.assign(globalThis, {
  ResizeObserver: globalThis.ResizeObserver ?? Observer,
  IntersectionObserver: globalThis.IntersectionObserver ?? Observer,
});

// jsdom lacks performance.mark.
performance.mark ??= (() => ({})) as unknown as typeof performance.mark;

// The scrollTo of jsdom only logs an error.
window.scrollTo = () => {};
Element.prototype.scrollTo ??= () => {};
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
Element.prototype.getAnimations ??= () => [];

// A fixed date keeps texts such as 'In 4 days' stable. Timers stay real.
jest.useFakeTimers({
  now: Date.parse(testNow),
  doNotFake: [
    'cancelAnimationFrame',
    'cancelIdleCallback',
    'clearImmediate',
    'clearInterval',
    'clearTimeout',
    'hrtime',
    'nextTick',
    'performance',
    'queueMicrotask',
    'requestAnimationFrame',
    'requestIdleCallback',
    'setImmediate',
    'setInterval',
    'setTimeout',
  ],
});

/** Set by `npm run drill -- ended-sessions`: the file that gets the operations of which a call was refused. */
const { TEST_ENDED_SESSIONS: refusedOperations } = process.env;
if (refusedOperations) endSessions((operation) => appendFileSync(refusedOperations, `${operation}\n`));

failOnImpossibleAnswers();
failOnNestedLiveRegions();
