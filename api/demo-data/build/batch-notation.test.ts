import { readBatch } from './batch-notation';

const saturday = '2026-11-21';

test('reads the days, hours, weeks and last class of a batch', () => {
  expect(readBatch('+2 weekday 19:00-21:00 6w', saturday)).toEqual({
    dayOfWeek: 1,
    startDate: '2026-11-23',
    endDate: '2027-01-01',
    startTime: '19:00',
    endTime: '21:00',
    duration: '2 hours',
    timeZone: 'IST',
    timePart: 'Evening',
    mode: 'Online',
    area: null,
  });
});

test('reads the place of a classroom batch and the time zone of a batch abroad', () => {
  expect(readBatch('+9 weekday 06:30-08:00 10w both Sector 62', saturday)).toMatchObject({
    mode: 'Online/Offline',
    area: 'Sector 62',
    duration: '1.5 hours',
    timePart: 'Morning',
  });
  expect(readBatch('+9 weekend 14:00-14:45 1w PST class Ballygunge', saturday)).toMatchObject({
    mode: 'Classroom(Offline)',
    timeZone: 'PST',
    duration: '45 minutes',
    timePart: 'Afternoon',
  });
});

test('moves a future start to the next class day and a past start to the previous one', () => {
  expect(readBatch('+1 weekday 19:00-21:00 1w', saturday).startDate).toBe('2026-11-23');
  expect(readBatch('+2 weekend 10:00-12:00 1w', saturday).startDate).toBe('2026-11-28');
  expect(readBatch('-1 weekend 10:00-12:00 8w', saturday).startDate).toBe('2026-11-15');
  expect(readBatch('+1 daily 10:00-12:00 1w', saturday)).toMatchObject({
    startDate: '2026-11-22',
    endDate: '2026-11-28',
  });
});

test('rejects text that is not a batch and names it', () => {
  expect(() => readBatch('next week', saturday)).toThrow('not a batch: next week');
});
