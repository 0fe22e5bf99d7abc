import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { testNow } from './factories';
import { failOnImpossibleAnswers } from './impossible-answers';

// Two workers on two busy cores: a page may need longer than the default second.
configure({ asyncUtilTimeout: 5000 });

/** What jsdom lacks and pages rely on. A test that cares puts its own in place. */
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

// jsdom measures nothing.
performance.mark ??= (() => ({})) as unknown as typeof performance.mark;

// jsdom has scrollTo, but only to complain about it.
window.scrollTo = () => {};
Element.prototype.scrollTo ??= () => {};
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
Element.prototype.getAnimations ??= () => [];

// Every test takes place at one moment, so that 'In 4 days' stays true. Only the date stands still: timers run.
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
