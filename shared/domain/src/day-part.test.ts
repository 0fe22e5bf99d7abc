import { dayPartOf, fittingDayPart } from './day-part';

test.each([
  ['03:30', 'Night'],
  ['06:00', 'Morning'],
  ['12:00', 'Afternoon'],
  ['19:00', 'Evening'],
  ['20:00', 'Night'],
])('%s is in the %s', (time, part) => expect(dayPartOf(time)).toBe(part));

test.each([
  ['Morning', '19:00', 'Evening'],
  ['Night', '10:00', 'Morning'],
  ['Evening', '21:30', 'Evening'],
  ['Morning', '12:30', 'Morning'],
  ['Night', '02:00', 'Night'],
] as const)('a chosen %s at %s reads %s', (chosen, time, part) => expect(fittingDayPart(chosen, time)).toBe(part));
