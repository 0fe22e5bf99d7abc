import { foldedText } from './folded-text';

test.each([
  ['हिन्दी', 'हिंदी'],
  ['सम्भाषण', 'संभाषण'],
  ['\u0958लम', 'कलम'],
  ['রবীন্দ্রসঙ্গীত', 'রবীন্দ্রসংগীত'],
  ['ಕನ್ನಡ', 'ಕಂನಡ'],
  ['ഡിസൈൻ', 'ഡിസൈന്\u200d'],
  ['Łódź', 'LODZ'],
  ['Straße', 'strasse'],
  ['Zoë', 'zoe'],
])('%s and %s are one text', (one, other) => {
  expect(foldedText(one)).toBe(foldedText(other));
});

test.each([
  ['हिन्', 'हिन्दी'],
  ['हिन्', 'हिंदी'],
  ['இலக்', 'இலக்கணம்'],
])('%s begins %s', (begun, word) => {
  expect(foldedText(word).startsWith(foldedText(begun))).toBe(true);
});

test('vowel signs make other words', () => {
  expect(foldedText('दिन')).not.toBe(foldedText('दान'));
});
