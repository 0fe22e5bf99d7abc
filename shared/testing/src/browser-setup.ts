import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
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

failOnImpossibleAnswers();
failOnNestedLiveRegions();
