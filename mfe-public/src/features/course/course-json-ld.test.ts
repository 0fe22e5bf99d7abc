import type { Batch } from '@kaksha/domain/catalogue';
import { batch, courseDetails } from '@kaksha/testing/factories';
import fc from '@kaksha/testing/properties';
import { modelSessions, randomTimetable, zoneOf } from '@kaksha/testing/timetable-model';
import { courseJsonLd } from './course-json-ld';

const changed = batch({
  startDate: '2026-01-19',
  endDate: '2026-01-30',
  trainerId: 9,
  trainerName: 'Nandini Kulkarni',
  sessionChanges: [
    { day: '2026-01-21', action: 'skip', toDay: null, toTime: null, reason: '' },
    { day: '2026-01-22', action: 'move', toDay: '2026-01-24', toTime: '10:00', reason: '' },
  ],
});

test('skipped and moved sessions are exceptions of the schedule, and moved ones have their own time', () => {
  const course = courseDetails({ batches: [changed] });
  const [{ hasCourseInstance }] = courseJsonLd(course, 'https://kaksha.test', new Date('2026-01-15T06:30:00Z')) as [
    { hasCourseInstance: object[] },
  ];
  expect(hasCourseInstance).toEqual([
    expect.objectContaining({
      courseSchedule: expect.objectContaining({ exceptDate: ['2026-01-21', '2026-01-22'] }),
      subEvent: [{ '@type': 'Event', name: course.name, startDate: '2026-01-24T04:30:00.000Z' }],
    }),
  ]);
});

test("a batch of the institute's staff has its own instructor", () => {
  const course = courseDetails({ batches: [changed] });
  const [{ hasCourseInstance }] = courseJsonLd(course, 'https://kaksha.test', new Date('2026-01-15T06:30:00Z')) as [
    { hasCourseInstance: object[] },
  ];
  expect(hasCourseInstance[0]).toMatchObject({
    instructor: { '@type': 'Person', name: 'Nandini Kulkarni', url: 'https://kaksha.test/instructorprofile/9' },
  });
});

interface Instance {
  startDate: string;
  endDate?: string;
  courseSchedule: Record<string, string | string[]>;
  subEvent?: { startDate: string }[];
}

function instanceOf(changed: Batch, now: Date): Instance | undefined {
  const course = courseDetails({ batches: [changed] });
  const [{ hasCourseInstance }] = courseJsonLd(course, 'https://kaksha.test', now) as [
    { hasCourseInstance: Instance[] },
  ];
  return hasCourseInstance[0];
}

test('a class past midnight ends on the next day', () => {
  const night = batch({ startDate: '2026-12-11', endDate: '2026-12-11', startTime: '22:00', endTime: '01:00' });
  const instance = instanceOf(night, new Date('2026-12-11T18:45:00Z'));
  expect(instance).toMatchObject({ startDate: '2026-12-11T16:30:00.000Z', endDate: '2026-12-11T19:30:00.000Z' });
  expect(instance?.courseSchedule).not.toHaveProperty('endTime');
  expect(instance?.courseSchedule).toMatchObject({ startTime: '22:00', duration: 'PT180M' });
  expect(instanceOf(night, new Date('2026-12-11T19:30:00Z'))).toBeUndefined();
});

test('the times of random timetables are those of the model', () => {
  fc.assert(
    fc.property(randomTimetable, ({ batch: changed, now }) => {
      const sessions = modelSessions(changed);
      const instance = instanceOf(changed, now);
      const isOver = changed.endDate !== null && sessions.every(({ end }) => end.toMillis() <= now.getTime());
      expect(instance === undefined).toBe(isOver);
      if (!instance) return;
      const [first, last] = [sessions[0]!, sessions.at(-1)!];
      const moved = sessions.filter((session) => session.moved);
      expect(new Date(instance.startDate)).toEqual(first.start.toJSDate());
      expect(instance.endDate && new Date(instance.endDate)).toEqual(changed.endDate ? last.end.toJSDate() : undefined);
      const own = (instance.subEvent ?? []).map(({ startDate }) => Date.parse(startDate));
      expect(own.sort()).toEqual(moved.map(({ start }) => start.toMillis()).sort());
      const planned = modelSessions({ ...changed, sessionChanges: [] });
      const { startDate, endDate, scheduleTimezone } = instance.courseSchedule;
      expect([startDate, endDate, scheduleTimezone]).toEqual([
        planned[0]?.plannedDay,
        changed.endDate ? planned.at(-1)?.plannedDay : undefined,
        zoneOf(changed),
      ]);
    }),
  );
});
