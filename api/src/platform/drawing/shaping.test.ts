import { openFont, scripts } from './fonts';
import { drawable, shapeLine, warnOfReplaced } from './shaping';

/** What `hb-shape` of HarfBuzz 6.0.0 prints for the font files, without empty glyphs. */
const glyphRuns: [script: string, text: string, glyphs: string][] = [
  ['devanagari', 'कार्तिक', '25 66 819 40 959 25'],
  ['devanagari', 'र्द्धि', '876 200 959'],
  ['devanagari', 'क‍्ष', '25 81 59'],
  ['devanagari', 'कृष्णमूर्ति', '25 71 536 50 70 819 40 959'],
  ['devanagari', 'हिन्दी', '827 61 429 807'],
  ['bengali', 'শ্রেয়সী', '779 605 367 347 353'],
  ['bengali', 'র্কি', '769 317 807'],
  ['bengali', 'কৌশিক', '779 317 364 352 345 317'],
  ['tamil', 'ஸ்ரீநிவாசன்', '480 347 331 490 315 322 489'],
  ['tamil', 'கோபால்', '505 313 490 323 490 328 489'],
  ['tamil', 'மௌனம்', '495 324 501 322 324 489'],
  ['telugu', 'లక్ష్మీ', '347 501 832 857'],
  ['telugu', 'సైన్స్', '643 871 808 423 995'],
  ['telugu', 'స్త్రీ', '535 426'],
  ['kannada', 'ಲಕ್ಷ್ಮೀ', '54 211 429 93'],
  ['kannada', 'ಕನ್ನಡದಲ್ಲಿ', '27 46 424 39 44 204 434'],
  ['kannada', 'ಸೂರ್ಯ', '284 52 78'],
  ['malayalam', 'ശ്രീലക്ഷ്മി', '197 56 64 51 122 73 47 63'],
  ['malayalam', 'കോഴിക്കോട്', '206 23 62 54 63 206 123 62 33 73'],
  ['malayalam', 'വിദ്യാർത്ഥി', '55 63 39 194 62 118 143 63'],
  ['gujarati', 'કાર્તિક', '318 354 999 333 1052 318'],
  ['gujarati', 'શ્રીમતી', '439 356 342 333 356'],
  ['gurmukhi', 'ਗੁਰਪ੍ਰੀਤ', '19 54 43 37 111 53 32'],
  ['gurmukhi', 'ਸਿੰਘ', '52 48 77 20'],
  ['odia', 'ଶ୍ରୀନିବାସ', '134 62 39 60 42 59 52'],
  ['odia', 'ପ୍ରିୟଙ୍କା', '125 60 78 265 59'],
  ['arabic', 'محمد', '1209 1268 1203 1266'],
  ['arabic', 'الأنصاري', '723 691 1173 1227 1272 1297 681'],
  ['arabic', 'ڈاکٹر', '1213 1071 1088 681 798'],
  ['arabic', 'الله', '1142'],
  ['latin', 'Nguyễn', '66 86 100 104 507 93'],
  ['latin', 'Łódź', '247 195 83 345'],
  ['latin', 'office', '94 593 82 84'],
  ['general', 'Иван', '432 458 456 469'],
  ['general', 'Ελένη', '354 391 377 393 387'],
  ['emoji', '👩‍🏫', '1453'],
  ['emoji', '🇮🇳', '1723'],
  ['emoji', '👍🏽', '578'],
];

const idsOf = (text: string) =>
  shapeLine(text, 'regular').runs.flatMap(({ open, glyphs }) =>
    glyphs.filter(({ id }) => id !== open.blank).map(({ id }) => id),
  );

test.each(glyphRuns)('%s: %s has the glyphs that HarfBuzz gives', (_script, text, glyphs) => {
  expect(idsOf(text).join(' ')).toBe(glyphs);
  expect(shapeLine(text, 'semibold').width).toBeGreaterThan(0);
});

test.each([
  ['amounts', '₹12,000 −₹1,200 $5 €5 £4 ¥5 ₩9 ₫9 ₱9 ₽9 ₺9 ₪9 ₿1 ฿2'],
  ['spaces and joiners', 'a\u00a0b\u202fc\u2009d soft\u00adhyphen क्\u200cष क्\u200dष می\u200cخواهم'],
  ['letters with separate marks', 'Nguye\u0302\u0303n e\u0301 ड\u093c'],
  ['controls', 'Asha\nRao\u0000\u0007\t\u2028Nair\u202e\ufeff'],
  ['scripts without a font', '田中 ไทย 한국어 \u{20bb7} \ue000 \u0378 \ud800'],
  ['a mark without a letter', '\u093f\u0301 \u20e3'],
  ['all scripts', 'अ আ அ అ ಅ അ અ ਅ ଅ ا A А Α 😀 ☕ ✓ → • — “ ” …'],
])('%s have no glyph that is a box', (_what, text) => {
  for (const weight of ['regular', 'semibold'] as const) {
    for (const { glyphs } of shapeLine(text, weight).runs) for (const { id } of glyphs) expect(id).not.toBe(0);
  }
});

test('every family has both weights and an empty glyph', () => {
  for (const { name } of scripts) {
    for (const weight of ['regular', 'semibold'] as const) expect(openFont(name, weight).blank).toBeGreaterThan(0);
  }
});

test('characters without a font are written in Latin letters, and the log names them', () => {
  const warn = jest.fn();
  warnOfReplaced({ warn }, ['Asha Rao', 'Ken 田中']);
  expect(drawable('Ken 田中')).toBe('Ken TianZhong');
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]?.[0]).toEqual({ characters: ['田', '中'] });
});

test('a letter keeps four marks', () => {
  expect(drawable(`Z${'\u0316\u0301'.repeat(60)}oe`)).toMatch(/^(Z|\u0179)\p{Mark}{3,4}oe$/u);
  expect(drawable('स्त्रियाँ شَدَّة')).toBe('स्त्रियाँ شَدَّة'.normalize());
});

test('line breaks and controls are one space or nothing', () => {
  expect(drawable('Asha\r\n\tRao\u0007')).toBe('Asha Rao');
});

/** The parts of a line from left to right. */
const seen = (text: string) =>
  [...shapeLine(text, 'regular').runs]
    .sort((one, other) => one.left - other.left)
    .map((run) => run.text)
    .join('|');

test.each([
  ['an Arabic name in a sentence', 'with \u2068محمد علي\u2069, 5 of 10', 'with| |محمد علي|,| |5| |of| |10'],
  ['figures in an Arabic title', 'دورة 2026', '2026|دورة '],
  ['Latin words in an Arabic title', 'دورة React Native الآن', 'الآن| |React| |Native|دورة '],
  ['an emoji between Arabic words', 'محمد 😀 علي', 'علي| |😀|محمد '],
])('%s stands where readers expect it', (_what, text, parts) => {
  expect(seen(text)).toBe(parts);
});

test('brackets are mirrored from right to left', () => {
  const [open] = idsOf('(');
  expect(idsOf('(نعم)')[0]).not.toBe(0);
  expect(shapeLine('(a)', 'regular').runs[0]?.glyphs[0]?.id).toBe(open);
});
