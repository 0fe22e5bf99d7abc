import { entriesOf, errorCodeOf, errorMessageOf, isOneOf, itemAt, keysOf, required } from './typed';

test('keys and entries have the types of the object; undefined fields are not entries', () => {
  const form: { name: string; phone?: string } = { name: 'Asha', phone: undefined };
  expect(keysOf(form)).toEqual(['name', 'phone']);
  expect(entriesOf(form)).toEqual([['name', 'Asha']]);
});

test('a missing item or value throws', () => {
  expect(itemAt(['a', 'b'], 1)).toBe('b');
  expect(() => itemAt(['a'], 1)).toThrow(RangeError);
  expect(required(0, 'count')).toBe(0);
  expect(() => required(null, 'the order')).toThrow('the order is missing');
});

test('narrows values of unknown type', () => {
  expect([isOneOf(['INR', 'USD'], 'USD'), isOneOf(['INR', 'USD'], 'EUR')]).toEqual([true, false]);
  expect(errorCodeOf(Object.assign(new Error('x'), { code: 'ENOENT' }))).toBe('ENOENT');
  expect([errorCodeOf('ENOENT'), errorCodeOf(new Error('x'))]).toEqual([null, null]);
  expect([errorMessageOf(new Error('full')), errorMessageOf('full')]).toEqual(['full', 'full']);
});
