import { nestedLiveRegions } from './nested-live-regions';

const nested = (html: string) => nestedLiveRegions(new DOMParser().parseFromString(html, 'text/html')).length;

test.each([
  ['<section aria-live="polite"><div role="status">Saved</div></section>', 1],
  ['<section aria-live="polite"><p><span role="alert">Failed</span></p><output>3</output></section>', 2],
  ['<section><div role="status">Saved</div><div role="alert">Failed</div></section>', 0],
])('of %s %i live regions are within another', (html, count) => {
  expect(nested(html)).toBe(count);
});
