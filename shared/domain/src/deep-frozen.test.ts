import { deepFrozen } from './deep-frozen';

test('nothing in the data can be changed', () => {
  const data = deepFrozen({ list: [{ name: 'a' }], none: null });
  expect(() => {
    Object.assign(data.list[0] ?? {}, { name: 'b' });
  }).toThrow(TypeError);
  expect(() => data.list.push({ name: 'c' })).toThrow(TypeError);
  expect(data).toEqual({ list: [{ name: 'a' }], none: null });
});
