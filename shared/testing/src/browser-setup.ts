import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

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

// jsdom has scrollTo, but only to complain about it.
window.scrollTo = () => {};
Element.prototype.scrollTo ??= () => {};
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
Element.prototype.getAnimations ??= () => [];
