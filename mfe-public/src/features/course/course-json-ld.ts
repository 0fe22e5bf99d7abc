import { firstSession, isOver, lastSession } from '@kaksha/domain/batch-sessions';
import { totalHours } from '@kaksha/domain/batches';
import { brand } from '@kaksha/domain/brand';
import type { Batch, CourseDetails, DeliveryMode } from '@kaksha/domain/catalogue';
import { coursesPath } from '@kaksha/domain/course-query';
import { ianaZone, instantOf } from '@kaksha/domain/dates';
import { payablePrice, toMajor } from '@kaksha/domain/money';
import { coursePathOf, trainerPath } from '@kaksha/domain/paths';
import { isFull } from '@kaksha/domain/seats';
import {
  classDays,
  effectiveChanges,
  firstClassDay,
  lastClassDay,
  sessionCount,
  sessionMinutes,
} from '@kaksha/domain/timetable';
import { breadcrumbJsonLd } from '../../breadcrumb-json-ld';

const courseModes: Record<DeliveryMode, string | string[]> = {
  Online: 'Online',
  'Classroom(Offline)': 'Onsite',
  'Online/Offline': ['Online', 'Onsite'],
};

const schemaDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function placeOf(batch: Batch) {
  const address = [batch.address, batch.area].filter(Boolean).join(', ');
  return address !== '' && { location: { '@type': 'Place', name: batch.area ?? address, address } };
}

/** JSON-LD of a course: one instance and one offer for each batch that has not ended. */
export function courseJsonLd(course: CourseDetails, origin: string, now: Date): object[] {
  const url = origin + coursePathOf(course);
  const batches = course.batches.filter((batch) => !isOver(batch, now));
  const trainer = {
    '@type': course.trainerProfile.kind === 'institute' ? 'Organization' : 'Person',
    name: course.trainer.name,
    url: origin + trainerPath(course.trainer.id),
  };
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Course',
      '@id': url,
      url,
      name: course.name,
      description: course.description,
      inLanguage: course.language.displayName,
      educationalLevel: course.difficulty,
      ...(course.demo && { learningResourceType: 'Demo class' }),
      about: course.category.displayName,
      ...(course.prerequisites && { coursePrerequisites: course.prerequisites }),
      ...(course.thumbnail && { image: new URL(course.thumbnail.src, origin).href }),
      provider: { '@type': 'Organization', name: brand.name, url: origin },
      ...(course.rating && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: course.rating.average,
          ratingCount: course.rating.count,
          bestRating: 5,
        },
      }),
      hasCourseInstance: batches.map((batch) => ({
        '@type': 'CourseInstance',
        '@id': `${url}#batch-${batch.id}`,
        name: course.name,
        courseMode: courseModes[batch.mode],
        ...instanceTimes(batch),
        instructor: batch.trainerName && batch.trainerId !== course.trainer.id ? teacherOf(batch, origin) : trainer,
        ...movedSessions(batch, course.name),
        ...placeOf(batch),
        offers: { '@id': `${url}#offer-${batch.id}` },
      })),
      offers: batches.map((batch) => offer(course, batch, url)),
    },
    breadcrumbJsonLd(origin, [
      { name: 'Courses', to: coursesPath() },
      { name: course.category.displayName, to: coursesPath({ categories: [course.category.name] }) },
      { name: course.name, to: coursePathOf(course) },
    ]),
  ];
}

/** A trainer of an institute's staff. */
const teacherOf = (batch: Batch, origin: string) => ({
  '@type': 'Person',
  name: batch.trainerName,
  url: origin + trainerPath(batch.trainerId),
});

/** Sessions at other times than the schedule, whose days are its exceptions. */
function movedSessions(batch: Batch, name: string): object {
  const moved = effectiveChanges(batch).flatMap(({ toDay, toTime }) =>
    toDay && toTime ? [instantOf(toDay, toTime, ianaZone(batch.timeZone)).toISOString()] : [],
  );
  return moved.length > 0 ? { subEvent: moved.map((startDate) => ({ '@type': 'Event', name, startDate })) } : {};
}

function instanceTimes(batch: Batch): object {
  const zone = ianaZone(batch.timeZone);
  const changes = effectiveChanges(batch);
  const [first, last] = [firstSession(batch), lastSession(batch)];
  const planned = { ...batch, sessionChanges: [] };
  const lastDay = lastClassDay(planned);
  const isOvernight = batch.endTime !== null && batch.endTime <= batch.startTime;
  const [sessions, minutes, hours] = [sessionCount(batch), sessionMinutes(batch), totalHours(batch)];
  return {
    ...(first && { startDate: first.start.toISOString() }),
    ...(last && { endDate: last.end.toISOString() }),
    ...(hours && { courseWorkload: `PT${Math.floor(hours)}H${hours % 1 ? '30M' : ''}` }),
    courseSchedule: {
      '@type': 'Schedule',
      startDate: firstClassDay(planned),
      ...(lastDay && { endDate: lastDay }),
      startTime: batch.startTime,
      // A time before the start would lie on the same day. The duration has the length.
      ...(batch.endTime && !isOvernight && { endTime: batch.endTime }),
      scheduleTimezone: zone,
      repeatFrequency: 'P1D',
      byDay: classDays(batch).map((day) => `https://schema.org/${schemaDays[day - 1]}`),
      ...(changes.length > 0 && { exceptDate: changes.map(({ day }) => day) }),
      ...(sessions && { repeatCount: sessions }),
      ...(minutes && { duration: `PT${minutes}M` }),
    },
  };
}

function offer(course: CourseDetails, batch: Batch, url: string): object {
  const price = payablePrice(course.fees);
  return {
    '@type': 'Offer',
    '@id': `${url}#offer-${batch.id}`,
    url,
    itemOffered: { '@id': `${url}#batch-${batch.id}` },
    category: price?.amount === 0 ? 'Free' : 'Paid',
    availability: `https://schema.org/${isFull(batch) ? 'SoldOut' : 'InStock'}`,
    ...(batch.seatsLeft !== null && { inventoryLevel: { '@type': 'QuantitativeValue', value: batch.seatsLeft } }),
    // A price on request has no amount, because search engines would show an invented one.
    ...(price && { price: toMajor(price.amount), priceCurrency: price.currency }),
  };
}
