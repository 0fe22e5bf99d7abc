import fc from 'fast-check';
import { packJson, unpackJson } from './packed-json';

const sent = (value: unknown) => unpackJson(JSON.parse(JSON.stringify(packJson(value))));

test('unpacks to the data that were packed', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.stringify(sent(value))).toBe(JSON.stringify(value));
    }),
  );
});

test('writes the keys of like objects and the texts that repeat once', () => {
  const course = (id: number) => ({
    id,
    name: `Course ${id}`,
    category: 'Cloud & DevOps',
    batches: [{ id, area: null }],
  });
  const packed = JSON.stringify(packJson([course(1), course(2), course(3)]));
  expect(packed.match(/"batches"/g)).toHaveLength(1);
  expect(packed.match(/Cloud & DevOps/g)).toHaveLength(1);
});

test('leaves out keys without a value, as JSON does', () => {
  expect(sent({ entries: { a: undefined, b: 1 } })).toEqual({ entries: { b: 1 } });
});
