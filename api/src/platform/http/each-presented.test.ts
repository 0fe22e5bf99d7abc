import { eachPresented } from './each-presented';

test('a row whose date no text can show is left out and logged, also when the date lies deeper', () => {
  const error = jest.fn();
  const rows = [
    { id: 1, at: new Date(0) },
    { id: 2, at: new Date('infinity') },
    { id: 3, part: [{ at: new Date(NaN) }] },
  ];
  expect(eachPresented({ log: { error } }, rows, (row) => ({ ...row }))).toEqual([rows[0]]);
  expect(error.mock.calls.map(([{ id }]) => id)).toEqual([2, 3]);
});
