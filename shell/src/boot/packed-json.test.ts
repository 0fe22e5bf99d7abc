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

test('writes equal objects and a column of equal cells once', () => {
  const trainer = { id: 7, rating: { average: 4.5, count: 12 } };
  const courses = [1, 2, 3].map((id) => ({ id, trainer: { ...trainer }, zone: 'IST' }));
  const packed = JSON.stringify(packJson(courses));
  expect(packed.match(/4\.5/g)).toHaveLength(1);
  expect(packed.match(/IST/g)).toHaveLength(1);
  expect(sent(courses)).toEqual(courses);
});

test('keeps objects inside objects of the same keys, and lists of lists', () => {
  const tree = {
    id: 1,
    replies: [
      { id: 2, replies: [{ id: 3, replies: [] }] },
      { id: 4, replies: [] },
    ],
  };
  expect(sent(tree)).toEqual(tree);
  const lists = { a: [[1, 2], [], [null]], b: [{ c: null }, { c: [1] }, { c: 'x' }, { c: { d: [] } }] };
  expect(sent(lists)).toEqual(lists);
});

test('leaves out keys without a value, as JSON does', () => {
  expect(sent({ entries: { a: undefined, b: 1 } })).toEqual({ entries: { b: 1 } });
});

test('writes a srcset as its widths, and keeps texts that only look like one', () => {
  const srcsetOf = (name: string, kind: string) =>
    [320, 640, 960].map((width) => `/media/${name}-${width}.${kind} ${width}w`).join(', ');
  const pictures = ['fc0daf9c', 'b58df97e'].map((name) => ({
    avif: srcsetOf(name, 'avif'),
    webp: srcsetOf(name, 'webp'),
  }));
  const packed = JSON.stringify(packJson(pictures));
  expect(packed.match(/fc0daf9c/g)).toHaveLength(1);
  expect(packed).not.toContain('960w');
  const others = [
    '/a-320.webp 320w, /b-640.webp 640w',
    '/a-320.webp 640w',
    '/a-0320.webp 0320w',
    'a-1.b 1w, ',
    '-1.b 1w',
  ];
  expect(sent([...pictures, ...others])).toEqual([...pictures, ...others]);
});
