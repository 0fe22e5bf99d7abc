import { batch } from '@kaksha/testing/factories';
import { render } from '@testing-library/react';
import { BatchStrip } from './batch-strip';

/** Weekdays from Monday, 19 January to Friday, 30 January 2026. */
const weekdays = batch({ startDate: '2026-01-19', endDate: '2026-01-30' });

/** The strip as one letter a day, Monday first: `x` is a class, `F` the first one. */
function drawn(over: Partial<typeof weekdays> = {}): string[] {
  const { container } = render(<BatchStrip batch={{ ...weekdays, ...over }} />);
  const cells = [...container.querySelectorAll('rect')].map(({ classList }) =>
    classList.contains('first') ? 'F' : classList.contains('class') ? 'x' : '.',
  );
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7).join(''));
}

const skip = (day: string) => ({ day, action: 'skip' as const, toDay: null, toTime: null, reason: 'A holiday' });
const move = (day: string, toDay: string) => ({ ...skip(day), action: 'move' as const, toDay, toTime: '10:00' });

test('a batch is drawn as weeks with its class days', () => {
  expect(drawn()).toEqual(['Fxxxx..', 'xxxxx..']);
});

test('the squares follow skipped and moved sessions', () => {
  expect(drawn({ sessionChanges: [skip('2026-01-21'), move('2026-01-22', '2026-01-24')] })).toEqual([
    'Fx..xx.',
    'xxxxx..',
  ]);
});

test('the first class is the first one that takes place, and a session after the end adds its week', () => {
  expect(drawn({ sessionChanges: [skip('2026-01-19'), move('2026-01-30', '2026-02-03')] })).toEqual([
    '.Fxxx..',
    'xxxx...',
    '.x.....',
  ]);
});
