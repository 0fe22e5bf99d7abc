import { fitText, lineHeight, textWidth, wrapText } from './fonts';

const box = { width: 610, height: 90, size: 50, weight: 'semibold' } as const;
const withoutSpaces = (text: string) => text.replace(/\s/g, '');

test('a short text has one line of the full size', () => {
  expect(fitText('Priya Nair', box)).toEqual({ lines: ['Priya Nair'], size: 50 });
});

test('a text that is a little too long has one smaller line', () => {
  const { lines, size } = fitText('Karthik Subramanian Venkataraman', box);
  expect(lines).toEqual(['Karthik Subramanian Venkataraman']);
  expect(size).toBeLessThan(50);
});

test.each([
  ['words', 'Wilhelmina Weatherworth-Montgomery Subramanian '.repeat(3).slice(0, 120)],
  ['one wide word', 'W'.repeat(120)],
  ['one word of letters with marks', 'e\u0301'.repeat(120)],
])('a text of %s is drawn whole, in lines within the box', (_what, text) => {
  const { lines, size } = fitText(text, box);
  expect(withoutSpaces(lines.join(''))).toBe(withoutSpaces(text));
  expect(lines.join('')).not.toContain('…');
  for (const line of lines) expect(textWidth(line, { size, weight: 'semibold' })).toBeLessThanOrEqual(610);
  expect(lines.length * size * lineHeight).toBeLessThanOrEqual(90);
});

test('a word that is too wide is broken between characters', () => {
  for (const line of wrapText('e\u0301'.repeat(50), { width: 40, size: 10, weight: 'regular' })) {
    expect(line).toMatch(/^(?:e\u0301)+$/);
  }
});
