import { singleLine } from './single-line';

test.each([
  ['Asha Rao', 'Asha Rao'],
  ['Asha\r\nBcc: all@example.com', 'Asha Bcc: all@example.com'],
  ['Asha\u2028Rao\u0085\t\u001b[31m', 'Asha Rao [31m'],
  ['\u202eoaR\u202c \u2066ahsA\u2069', 'oaR ahsA'],
  ['क्\u200dष \u200cप्रिया 👩\u200d🏫', 'क्\u200dष \u200cप्रिया 👩\u200d🏫'],
  ['سارا', 'سارا'],
])('%j becomes %j', (text, expected) => {
  expect(singleLine(text)).toBe(expected);
});
