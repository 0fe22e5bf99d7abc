import { fitBlock, fitText, lineHeightOf, textPath, textWidth, wrapText } from './lines';

const box = { width: 610, height: 90, size: 50, weight: 'semibold' } as const;
const withoutSpaces = (text: string) => text.replace(/\s/g, '');

test('a short text has one line of the full size', () => {
  expect(fitText('Priya Nair', box)).toMatchObject({ lines: ['Priya Nair'], size: 50 });
});

test('a text that is a little too long has one smaller line', () => {
  const { lines, size } = fitText('Karthik Subramanian Venkataraman', box);
  expect(lines).toEqual(['Karthik Subramanian Venkataraman']);
  expect(size).toBeLessThan(50);
});

test.each([
  ['words', 'Wilhelmina Weatherworth-Montgomery Subramanian '.repeat(3).slice(0, 120)],
  ['one wide word', 'W'.repeat(120)],
  ['one word of letters with marks', 'e\u0301'.repeat(120).normalize('NFC')],
])('a text of %s is drawn whole, in lines within the box', (_what, text) => {
  const { lines, size } = fitText(text, box);
  expect(withoutSpaces(lines.join(''))).toBe(withoutSpaces(text));
  expect(lines.join('')).not.toContain('…');
  for (const line of lines) expect(textWidth(line, { size, weight: 'semibold' })).toBeLessThanOrEqual(610);
  expect(lines.length * size * lineHeightOf(text)).toBeLessThanOrEqual(90);
});

test('a word that is too wide is broken between characters', () => {
  for (const line of wrapText('e\u0301'.repeat(50), { width: 40, size: 10, weight: 'regular' })) {
    expect(line).toMatch(/^é+$/);
  }
});

/** Names of 80 to 120 letters without a space, and titles of many words. */
const long: [script: string, text: string][] = [
  ['Devanagari', 'कृष्णमूर्ति'.repeat(10)],
  ['Devanagari words', 'हिन्दी में पायथन '.repeat(6).trim()],
  ['Bengali', 'ভট্টাচার্য'.repeat(10)],
  ['Tamil', 'கோபாலகிருஷ்ணன்'.repeat(8)],
  ['Telugu', 'కృష్ణమూర్తి'.repeat(10)],
  ['Kannada', 'ಲಕ್ಷ್ಮೀನಾರಾಯಣ'.repeat(8)],
  ['Malayalam', 'കോഴിക്കോട്'.repeat(10)],
  ['Gujarati', 'ક્ષત્રિયજ્ઞાન'.repeat(8)],
  ['Gurmukhi', 'ਗੁਰਪ੍ਰੀਤ'.repeat(12)],
  ['Odia', 'ପ୍ରିୟଙ୍କା'.repeat(12)],
  ['Arabic', 'محمدعليالأنصاري'.repeat(8)],
  ['Arabic words', 'محمد علي الأنصاري '.repeat(6).trim()],
  ['emoji', '👩‍🏫🇮🇳'.repeat(12)],
  ['one character', `क${'्क'.repeat(55)}`],
];

test.each(long)('%s: a long text is whole, in lines within the box', (_script, text) => {
  for (const [lines, style] of [
    [wrapText(text, { width: 200, size: 9, weight: 'regular' }), { size: 9, weight: 'regular' }],
    [fitText(text, box).lines, { size: fitText(text, box).size, weight: 'semibold' }],
  ] as const) {
    expect(withoutSpaces(lines.join('')).replace(/[\u200e\u200f]/g, '')).toBe(withoutSpaces(text).normalize('NFC'));
    for (const line of lines) expect(textWidth(line, style)).toBeLessThanOrEqual(style.size === 9 ? 200 : 610);
  }
});

test('letters that reach further down move the next text', () => {
  const block = { x: 0, y: 100, width: 610, size: 50, weight: 'semibold' } as const;
  expect(fitBlock('Asha', block).below).toBe(0);
  expect(fitBlock('లక్ష్మీ', block).below).toBeGreaterThan(0);
});

test('a line breaks at spaces, but not at spaces that join words', () => {
  expect(wrapText('10\u00a0km of the way', { width: 20, size: 10, weight: 'regular' })[0]).toMatch(/^10/);
  expect(
    wrapText('a b\u00a0c', { width: textWidth('a b', { size: 10, weight: 'regular' }), size: 10, weight: 'regular' }),
  ).toEqual(['a', 'b\u00a0c']);
});

test('all lines of a text from right to left begin at the right', () => {
  const lines = wrapText('دورة Kubernetes والحاويات', { width: 60, size: 10, weight: 'regular' });
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.find((line) => line.includes('Kubernetes'))).toMatch(/^\u200f|^دورة/);
});

test('a text of 20,000 characters is drawn in lines without an error', () => {
  expect(wrapText('क्षत्रिय'.repeat(2500), { width: 400, size: 10, weight: 'regular' }).length).toBeGreaterThan(100);
});

test('a picture has an outline for each script and none for spaces', () => {
  for (const [, text] of long) {
    expect(textPath(text, { x: 0, y: 0, size: 10, weight: 'regular' })).toMatch(/^M[-\d]/);
  }
  expect(textPath(' ', { x: 0, y: 0, size: 10, weight: 'regular' })).toBe('');
});
