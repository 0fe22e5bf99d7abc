import { findPatterns } from './find-patterns.mjs';

const sourcesOf = (code) => findPatterns('a.ts', code).map(({ source, flags }) => `${source}/${flags}`);

test('finds literals, also with a slash in a class, and skips comments and texts', () => {
  expect(sourcesOf('const a = /[/]b/giu; // /c+/\nconst d = "/e+/";')).toEqual(['[/]b/giu']);
});

test('joins the parts of a pattern that are constants', () => {
  const code = [
    'const digits = "\\\\d+";',
    'const word = /[a-z]+/;',
    'new RegExp("^" + digits + "-" + word.source + "$", "i");',
  ];
  expect(sourcesOf(code.join('\n'))).toEqual(['[a-z]+/', '^\\d+-[a-z]+$/i']);
});

test('a pattern from a parameter or a variable has no source', () => {
  expect(sourcesOf('const f = (a: string) => RegExp(a); let b = "x"; new RegExp(b, "g");')).toEqual([
    'null/',
    'null/g',
  ]);
});

test('a name that is a constant in one function and a parameter in another has no source', () => {
  expect(sourcesOf('const a = "x"; const f = (a: string) => new RegExp(a);')).toEqual(['null/']);
});

test('finds the patterns of schemas', () => {
  expect(sourcesOf('const color = "^#[0-9a-f]{6}$"; Type.String({ pattern: color });')).toEqual(['^#[0-9a-f]{6}$/u']);
});
