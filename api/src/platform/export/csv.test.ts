import { writeCsv } from './csv';

const cell = (value: Parameters<typeof text>[0]) => text(value);
const text = (value: string | number | boolean | Date | null | undefined) =>
  writeCsv([{ heading: 'h', value: () => value }], [0]).slice('\uFEFFh\r\n'.length, -'\r\n'.length);

test('a table has a byte order mark, a heading line and a line for each row', () => {
  const students = [
    { name: 'Zoë Müller', paid: 1200.5, on: new Date('2026-11-23T04:30:00Z') },
    { name: 'आशा, Pune', paid: 0, on: null },
  ];
  const csv = writeCsv(
    [
      { heading: 'Name', value: ({ name }) => name },
      { heading: 'Paid', value: ({ paid }) => paid },
      { heading: 'Enrolled', value: ({ on }) => on },
    ],
    students,
  );
  expect(csv).toBe('\uFEFFName,Paid,Enrolled\r\nZoë Müller,1200.5,2026-11-23T04:30:00.000Z\r\n"आशा, Pune",0,\r\n');
});

test('commas, quotes and line breaks stay inside their cell', () => {
  expect(cell('a,b')).toBe('"a,b"');
  expect(cell('say "hi"')).toBe('"say ""hi"""');
  expect(cell('two\nlines')).toBe('"two\nlines"');
  expect(cell(' spaced ')).toBe('" spaced "');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =1', "=cmd|' /C calc'!A0", '＝1', '+91 98765 43210'])(
  'escapes text that a spreadsheet would run as a formula: %j',
  (formula) => {
    expect(cell(formula).replace(/^"/, '')[0]).toBe("'");
  },
);

test('writes numbers, booleans and null', () => {
  expect([cell(-5), cell(true), cell(null), cell(undefined), cell('')]).toEqual(['-5', 'true', '', '', '']);
});

test('a table without rows has its headings', () => {
  expect(writeCsv([{ heading: 'Name', value: String }], [])).toBe('\uFEFFName\r\n');
});
