import type { Batch } from './catalogue';
import { canWait, offerEndText, seatsText } from './seats';

test.each([
  [null, null],
  [6, null],
  [5, '5 seats left'],
  [1, '1 seat left'],
  [0, 'Full'],
])('%s free seats read %s', (seatsLeft, text) => expect(seatsText({ seatsLeft })).toBe(text));

const full = {
  seatsLeft: 0,
  state: 'open',
  dayOfWeek: 1,
  startDate: '2026-01-19',
  endDate: '2026-02-13',
  startTime: '19:00',
  timeZone: 'IST',
} as Batch;

test('a full batch takes learners on its waiting list until two hours before the first session', () => {
  expect(canWait(full, new Date('2026-01-19T11:29:00Z'))).toBe(true);
  expect(canWait(full, new Date('2026-01-19T11:30:00Z'))).toBe(false);
  const onSaturday = { ...full, dayOfWeek: 2 as const };
  expect(canWait(onSaturday, new Date('2026-01-24T11:29:00Z'))).toBe(true);
  expect(canWait(onSaturday, new Date('2026-01-24T11:30:00Z'))).toBe(false);
  expect(canWait({ ...full, seatsLeft: 1 }, new Date('2026-01-10T00:00:00Z'))).toBe(false);
  expect(canWait({ ...full, state: 'closed' }, new Date('2026-01-10T00:00:00Z'))).toBe(false);
});

test('the end of an offer is in the zone of the batch', () => {
  expect(offerEndText('2026-01-13T11:30:00.000Z', full)).toBe('Tue, 13 Jan, 5:00 PM IST');
  expect(offerEndText('2026-07-13T21:00:00.000Z', { timeZone: 'EST' })).toBe('Mon, 13 Jul, 5:00 PM EDT');
});
