import { countText } from './count-text';

test.each([
  [0, '0 sessions'],
  [1, '1 session'],
  [30, '30 sessions'],
])('the count %i has the form %s', (count, text) => {
  expect(countText(count, 'session')).toBe(text);
});

test('a plural that does not end in s is given', () => {
  expect([countText(1, 'person', 'people'), countText(2, 'person', 'people')]).toEqual(['1 person', '2 people']);
});
