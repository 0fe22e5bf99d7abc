import { nestedLiveRegions } from './nested-live-regions';

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;
const nested = (html: string) => nestedLiveRegions(parsed(html)).length;

test.each([
  ['<section aria-live="polite"><div role="status">Saved</div></section>', 1],
  ['<section aria-live="polite"><p><span role="alert">Failed</span></p><output>3</output></section>', 2],
  ['<section><div role="status">Saved</div><div role="alert">Failed</div></section>', 0],
])('of %s %i live regions are within another', (html, count) => {
  expect(nested(html)).toBe(count);
});

test('an element is itself a live region within another', () => {
  const page = parsed('<section aria-live="polite"><output>3</output></section><output>4</output>');
  const [inside, outside] = [...page.querySelectorAll('output')].map(nestedLiveRegions);
  expect(inside).toEqual(['<output>3</output>']);
  expect(outside).toEqual([]);
});
