import { accentProblem, accentTextProblem, brandCss } from './brand-colours';
import { contrast } from './contrast';

test('the ratio of black and white is 21, and that of a colour with itself is 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#f6a21b', '#f6a21b')).toBe(1);
});

test('the built-in colours pass on light and on dark pages', () => {
  expect([accentProblem('#f6a21b', 'light'), accentProblem('#ffb23e', 'dark')]).toEqual([null, null]);
  expect([accentTextProblem('#8a4b00', 'light', '#f6a21b'), accentTextProblem('#ffc063', 'dark', '#ffb23e')]).toEqual([
    null,
    null,
  ]);
});

test('a text colour is refused with its contrast and the way out', () => {
  expect(accentTextProblem('#f6a21b', 'light', null)).toMatch(
    /contrast of 2\.0 on light pages; AA asks for 4\.5.*darker/,
  );
  expect(accentTextProblem('#8a4b00', 'dark', null)).toMatch(/on dark pages.*lighter/);
});

test('what is no colour is refused', () => {
  for (const typed of ['red', '#fff', '#12345g', 'url(x)']) {
    expect(accentProblem(typed, 'light')).toMatch(/such as #f6a21b/);
  }
});

test('stored colours replace tokens, and a missing one stays as built in', () => {
  const none = { accent: null, accentDark: null, accentText: null, accentTextDark: null };
  expect(brandCss(none)).toBe('');
  const css = brandCss({ ...none, accent: '#0a58ca' });
  expect(css).toContain('--saffron:light-dark(#0a58ca,#ffb23e);');
  expect(css).toContain('--on-saffron:light-dark(#ffffff,#1c1304);');
  expect(css).not.toContain('--saffron-text');
});
