import { inert } from './inert-text';

test.each([
  ['Priya Nair', 'Priya Nair'],
  ['O’Brien & Søn', 'O’Brien & Søn'],
  ['क्ष प्रिया', 'क्ष प्रिया'],
  ['Node.js in Practice', 'Node.js in Practice'],
  ['Hello\r\nBcc: x@example.com', 'Hello Bcc:'],
  ['see https://evil.example/a or (www.evil.example)', 'see or'],
  ['\u202Etxt.exe\u202C', 'txt.exe'],
  ['a'.repeat(100), `${'a'.repeat(79)}…`],
  [`${'a'.repeat(78)}👩‍🏫👩‍🏫`, `${'a'.repeat(78)}…`],
])('%j becomes %j', (text, expected) => {
  expect(inert(text)).toBe(expected);
});
