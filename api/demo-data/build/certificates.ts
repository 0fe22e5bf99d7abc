import {
  allSessions,
  attendanceOf,
  defaultCertificatePercent,
  hasMinimumAttendance,
  minutesOf,
} from '@kaksha/domain/certificates';
import { addDays, instantOf } from '@kaksha/domain/dates';
import { firstClassDay, lastClassDay } from '@kaksha/domain/timetable';
import { required } from '@kaksha/domain/typed';
import { certificateRules, certificates } from '../../src/platform/database/schema/certificates';
import { attendance } from '../../src/platform/database/schema/classes';
import { courses } from '../../src/platform/database/schema/courses';
import { enrolments } from '../../src/platform/database/schema/payments';
import { trainers, users } from '../../src/platform/database/schema/people';
import { createRandom, type Random } from '../../src/platform/drawing/random';
import { type Batch, scheduleOf } from './batches';
import { type Clock, noLaterThan } from './clock';
import type { Course } from './courses';
import type { User } from './learners';
import type { RowBook } from './rows';

/** The certificate of the demo learner, one that its trainer revoked, and two before and after a corrected name. */
const ownId = '3b6f2c1e-8a54-4f0b-9c1d-5e7a90b1c201';
const revokedId = '3b6f2c1e-8a54-4f0b-9c1d-5e7a90b1c202';
const misspeltId = '3b6f2c1e-8a54-4f0b-9c1d-5e7a90b1c203';
const correctedId = '3b6f2c1e-8a54-4f0b-9c1d-5e7a90b1c204';
/** Names that the learners had in other scripts when they got their certificates. */
const inOtherScripts = [
  { id: '3b6f2c1e-8a54-4f0b-9c1d-5e7a90b1c205', learnerName: 'कृष्णमूर्ति त्रिवेदी' },
  { id: '3b6f2c1e-8a54-4f0b-9c1d-5e7a90b1c206', learnerName: 'ஸ்ரீநிவாசன் கோபாலகிருஷ்ணன்' },
];

/**
 * Adds the attendance of the demo learner, and of the learners of a finished batch of the demo trainer with their
 * certificates. The site signs them after its start, because only it has the key.
 */
export function addCertificates(book: RowBook, clock: Clock, priya: User, published: readonly Course[]): void {
  const random = createRandom('certificates');
  const course = (name: string) =>
    required(
      published.find(({ row }) => row.name === name),
      name,
    );
  const kubernetes = course('Kubernetes in Production');
  const finished = required(kubernetes.ended[0], 'a finished batch of the demo trainer');
  const own = book
    .of(enrolments)
    .filter(({ userId }) => userId === priya.id)
    .map(({ batchId }) => batchId);
  for (const { ended, current } of published) {
    for (const batch of [...ended, ...current]) {
      if (own.includes(batch.id)) attend(book, clock, batch, priya.id, (place) => place % 5 !== 3);
    }
  }
  const git = course('Git and GitHub in Two Evenings');
  const learned = required(
    git.ended.find(({ id }) => own.includes(id)),
    'a finished batch of the demo learner',
  );
  certify(book, clock, learned, priya.id, ownId);

  const learners = book
    .of(enrolments)
    .filter(({ batchId, status }) => batchId === finished.id && status === 'Completed');
  learners.forEach(({ userId }, place) => {
    const chance = place === 0 ? 1 : 0.6 + 0.4 * random.next();
    attend(book, clock, finished, userId, () => random.chance(chance));
    certify(book, clock, finished, userId, place === 0 ? revokedId : uuid(random));
  });
  const revoked = required(
    book.of(certificates).find(({ id }) => id === revokedId),
    'the certificate to revoke',
  );
  const trainer = required(book.of(trainers)[finished.trainerId - 1], 'the trainer');
  Object.assign(revoked, {
    revokedAt: clock.hoursAgo(30),
    revokedBy: trainer.userId,
    revokeReason: 'Another person attended with this account.',
  });
  const misspelt = required(
    book.of(certificates).find(({ batchId, id }) => batchId === finished.id && id !== revokedId),
    'the certificate with a misspelt name',
  );
  const { learnerName } = misspelt;
  book.add(certificates, { ...misspelt, id: correctedId, replacesId: misspeltId, issuedAt: clock.hoursAgo(20) });
  Object.assign(misspelt, {
    id: misspeltId,
    learnerName: learnerName.replace(/(.)$/, '$1$1'),
    revokedAt: clock.hoursAgo(26),
    revokedBy: trainer.userId,
    revokeReason: 'The name is misspelt.',
  });
  const others = book
    .of(certificates)
    .filter(({ batchId, revokedAt, id }) => batchId === finished.id && !revokedAt && id !== correctedId);
  inOtherScripts.forEach((name, place) => {
    Object.assign(required(others[place], 'a certificate with a name in another script'), name);
  });
}

/** Records the learner at the past sessions for which `isThere` answers true. */
function attend(book: RowBook, clock: Clock, batch: Batch, userId: number, isThere: (place: number) => boolean) {
  const held = allSessions(scheduleOf(batch)).filter(({ day }) => day < clock.today);
  held.forEach(({ day, time, plannedDay }, place) => {
    if (!isThere(place)) return;
    const joinedAt = instantOf(day, time, 'Asia/Kolkata');
    book.add(attendance, { batchId: batch.id, sessionDay: plannedDay, userId, joinedAt });
  });
}

/** Adds the certificate of a learner who reached the minimum attendance, without its credential. */
function certify(book: RowBook, clock: Clock, batch: Batch, userId: number, id: string): void {
  const schedule = scheduleOf(batch);
  const days = book
    .of(attendance)
    .filter((row) => row.batchId === batch.id && row.userId === userId)
    .map(({ sessionDay }) => sessionDay);
  const counts = attendanceOf(schedule, days);
  const endDate = lastClassDay(schedule) ?? batch.startDate;
  const issuedAt = noLaterThan(clock, instantOf(addDays(endDate, 1), '09:00', 'Asia/Kolkata'));
  if (!book.of(certificateRules).some(({ batchId }) => batchId === batch.id)) {
    book.add(certificateRules, { batchId: batch.id, percent: defaultCertificatePercent, examinedAt: issuedAt });
  }
  const { name = '' } = required(book.of(users)[userId - 1], 'the learner');
  if (!name || !hasMinimumAttendance(counts, defaultCertificatePercent)) return;
  const course = required(book.of(courses)[batch.courseId - 1], 'the course');
  book.add(certificates, {
    id,
    userId,
    batchId: batch.id,
    courseId: course.id,
    trainerId: course.trainerId,
    learnerName: name,
    courseName: course.name,
    trainerName: required(book.of(trainers)[course.trainerId - 1], 'the trainer').name,
    startDate: firstClassDay(schedule),
    endDate,
    ...counts,
    attendedMinutes: minutesOf({ ...schedule, duration: batch.duration ?? null }, counts.attended),
    isTrainerVerified: true,
    credential: '',
    issuedAt,
  });
}

const uuid = (random: Random): string => {
  const hex = (length: number) => Array.from({ length }, () => random.int(0, 15).toString(16)).join('');
  return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
};
