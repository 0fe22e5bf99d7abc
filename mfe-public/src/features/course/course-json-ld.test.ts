import { batch, courseDetails } from '@kaksha/testing/factories';
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
