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
  ['your account on pay-bank.in is blocked', 'your account on pay-bank .in is blocked'],
  ['Visit a.evil.example/login, now', 'Visit a .evil .example/login, now'],
  ['भुगतान.भारत and 支付。公司 and xn--e1a.xn--p1ai', 'भुगतान .भारत and 支付 .公司 and xn--e1a .xn--p1ai'],
  ['evil\u200b.\u2060com evil\u200d.com', 'evil .com evil\u200d .com'],
  ['10.0.0.1/login', '10 .0 .0 .1/login'],
  ['Node.js.evil.com', 'Node.js .evil .com'],
  ['ｈｔｔｐ：／／evil.example ｗｗｗ．evil.example', ''],
  ['Dr. A. P. J. Kalam, at 10.30 a.m.', 'Dr. A. P. J. Kalam, at 10.30 a.m.'],
  ['J.K. Rowling, B.Tech and ASP.NET', 'J.K. Rowling, B .Tech and ASP .NET'],
  [`${'a'.repeat(78)}👩‍🏫👩‍🏫`, `${'a'.repeat(78)}…`],
])('%j becomes %j', (text, expected) => {
  expect(inert(text)).toBe(expected);
});

test('no word of any script looks like a host name to mail programs', () => {
  const hosts = [
    'evil.example',
    'EVIL.COM',
    'a.b.c.io',
    'münchen.de',
    'пример.рф',
    'مثال.إختبار',
    '例え.テスト',
    'क.भारत',
    'evil．com',
    'evil｡com',
  ];
  for (const host of hosts) expect(inert(`(${host}/x)`)).not.toMatch(/[\p{L}\p{N}\p{M}][.。．｡][\p{L}\p{M}]{2}/u);
});
