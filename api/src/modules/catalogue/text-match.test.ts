import { nearWords } from './text-match';

test('near words are beginnings and swaps of what was typed', () => {
  expect(nearWords('pyth')).toBe('(pyth:* | ypth | ptyh | pyht)');
  expect(nearWords('see data')).toBe('(see:*) & (data:* | adta | dtaa | daat)');
});

test('nothing typed becomes an operator, and short words are left out', () => {
  expect(nearWords('a & b | !c')).toBeNull();
  expect(nearWords("o'reilly:*")).toBe('(reilly:* | erilly | rielly | relily | reilyl)');
});
