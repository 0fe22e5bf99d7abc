import fc from '@kaksha/testing/properties';
import { improve } from './improve';

test.each([
  ['in order to learn  , you should make use of notes', 'to learn, you should use notes'],
  ['Teh course is is for each and every learner.', 'The course is for every learner.'],
  ['Due to the fact that i work late ,i missed it!!!', 'Because I work late, I missed it!'],
  ['We utilize docker. it is able to run on every machine', 'We use docker. It can run on every machine.'],
  ['He left.She stayed', 'He left. She stayed'],
  ['wait... what??', 'Wait… what?'],
  ['This text has quite enough words to be a sentence', 'This text has quite enough words to be a sentence.'],
])('%j becomes %j', (before, after) => {
  expect(improve(before)).toBe(after);
});

test('a fragment from the middle of a sentence stays a fragment', () => {
  expect(improve('which is  able to run on every machine that we have')).toBe(
    'which can run on every machine that we have',
  );
});

test('keeps paragraphs and lines, and drops empty ones', () => {
  expect(improve('One  line\ntwo lines\n\n\n\nnew paragraph here')).toBe('One line\nTwo lines\n\nNew paragraph here');
});

test('addresses, code and numbers stay unchanged', () => {
  const text = 'See https://example.org/a,b?c=1..2 or `x ,y` or me@example.org, at 10:30 and 1,500.50, version 3.11.';
  expect(improve(text)).toBe(text);
});

test('a correct sentence in any script stays unchanged', () => {
  for (const text of [
    'Live classes begin on Monday, and every seat has a name on it.',
    'कक्षा सोमवार को शुरू होगी।',
    '授業は月曜日に始まります。',
    '',
  ]) {
    expect(improve(text)).toBe(text);
  }
});

test('improving is idempotent and adds no words', () => {
  fc.assert(
    fc.property(fc.lorem({ mode: 'sentences', maxCount: 4 }), (text) => {
      const once = improve(text);
      expect(improve(once)).toBe(once);
      const words = text.toLowerCase().match(/\p{Letter}+/gu) ?? [];
      for (const word of once.toLowerCase().match(/\p{Letter}+/gu) ?? []) expect(words).toContain(word);
    }),
  );
});
