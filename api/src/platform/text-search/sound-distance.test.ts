import { soundDistance } from './sound-distance';

test('counts vowels, breath and voice less than other letters', () => {
  expect(soundDistance('python', 'python')).toBe(0);
  const [vowel, breath, voice, other] = ['puthon', 'pyton', 'pydhon', 'pymhon'].map((word) =>
    soundDistance('python', word),
  );
  expect(breath).toBeLessThan(Number(voice));
  expect(voice).toBeLessThan(Number(vowel));
  expect(vowel).toBeLessThan(Number(other));
});

test('is the same in both directions, also for an empty word', () => {
  for (const [one, other] of [
    ['deta', 'data'],
    ['riyakt', 'react'],
    ['', 'yoga'],
  ] as const) {
    expect(soundDistance(one, other)).toBeCloseTo(soundDistance(other, one));
  }
  expect(soundDistance('', '')).toBe(0);
});
