import { countText } from './count-text';

test.each([
  [0, '0 sessions'],
  [1, '1 session'],
  [30, '30 sessions'],
])('the count %i has the form %s', (count, text) => {
  expect(countText(count, 'session')).toBe(text);
});
