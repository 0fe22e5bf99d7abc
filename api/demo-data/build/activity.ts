import { daysBetween, weekdayOf } from '@kaksha/domain/dates';
import { hourMs } from '@kaksha/domain/time-units';
import { itemAt } from '@kaksha/domain/typed';
import { courseActionDays, courseActions, courseUsers, enquiries } from '../../src/platform/database/schema/activity';
import { enrolments } from '../../src/platform/database/schema/payments';
import { users } from '../../src/platform/database/schema/people';
import { createRandom, type Random } from '../../src/platform/drawing/random';
import { enquiries as enquirySeeds, openQuestions, quoteEnquiries } from '../data/demo';
import { type Clock, noLaterThan } from './clock';
import type { Course } from './courses';
import type { People, User } from './learners';
import type { RowBook } from './rows';

/** Viewers and contacts of courses with fixed numbers in the mockups. */
const known: Readonly<Record<string, { viewers: number; contacts: number }>> = {
  'Kubernetes in Production': { viewers: 412, contacts: 64 },
  'Site Reliability Engineering': { viewers: 286, contacts: 47 },
  'Terraform, Module by Module': { viewers: 143, contacts: 22 },
  'Linux for Cloud Engineers': { viewers: 418, contacts: 91 },
};

const spanDays = 90;
/** The action types. */
const [viewed, chatted, interested] = [1, 2, 3] as const;

export interface ActivityLog {
  /** Counts one view, chat or interest at the given moment. */
  count(course: Course, user: User, type: 1 | 2 | 3, at: Date): void;
  /** Adds the rows, after the last `count`. */
  write(): void;
}

/** Counts by course, user, type and UTC day, like the API. */
export function createActivityLog(book: RowBook, people: People): ActivityLog {
  const days = new Map<
    string,
    { courseId: number; userId: number; type: 1 | 2 | 3; day: string; count: number; lastAt: Date }
  >();
  return {
    count: (course, user, type, at) => {
      const day = at.toISOString().slice(0, 10);
      const key = [course.row.id, type, user.id, day].join();
      const entry = days.get(key) ?? { courseId: course.row.id, userId: user.id, type, day, count: 0, lastAt: at };
      entry.count += 1;
      if (at > entry.lastAt) entry.lastAt = at;
      days.set(key, entry);
      people.acted(user.id, at);
    },
    write: () => {
      for (const entry of days.values()) book.add(courseActionDays, entry);
    },
  };
}

/** Views, chats, interest, hearts and enquiries of the last 90 days. */
export function addActivity(
  book: RowBook,
  clock: Clock,
  people: People,
  courses: readonly Course[],
  log: ActivityLog,
): void {
  const enrolledNow = currentLearners(book, courses);
  for (const course of courses) {
    const random = createRandom(`activity:${course.row.name}`);
    const pickDay = dayPicker(course, clock, random);
    const moment = () => clock.ago(pickDay(), `${pad(random.int(7, 22))}:${pad(random.int(0, 59))}`);
    const buyers = enrolledNow.get(course.row.id) ?? [];
    const others = random.shuffle(people.learners).filter((user) => !buyers.includes(user));
    const size = known[course.row.name] ?? audienceOf(course, buyers.length, clock, random);
    const viewers = [...buyers, ...others].slice(0, Math.max(size.viewers, buyers.length));
    const contacts = random.sample(viewers, size.contacts);
    for (const user of viewers) {
      let last = moment();
      for (let visits = random.pick([1, 1, 1, 1, 2, 2, 3]); visits > 0; visits--) {
        const at = moment();
        log.count(course, user, viewed, at);
        if (at > last) last = at;
      }
      if (random.chance(0.12))
        book.add(courseActions, { userId: user.id, courseId: course.row.id, kind: 'like', createdAt: last });
      if (random.chance(0.22)) book.add(courseUsers, { userId: user.id, courseId: course.row.id, seenAt: last });
    }
    for (const user of contacts) {
      const at = moment();
      const shows = random.chance(0.6);
      if (!shows || random.chance(0.35)) log.count(course, user, chatted, at);
      if (!shows) continue;
      log.count(course, user, interested, at);
      book.add(courseActions, { userId: user.id, courseId: course.row.id, kind: 'interest', createdAt: at });
    }
    addEnquiries(book, clock, course, contacts, random);
  }
  addOpenQuestions(book, clock, people, courses, log);
}

function currentLearners(book: RowBook, courses: readonly Course[]): Map<number, User[]> {
  const current = new Set(courses.flatMap((course) => course.current.map(({ id }) => id)));
  const byCourse = new Map<number, User[]>();
  const byId = new Map<number, User>();
  for (const { courseId, batchId, userId } of book.of(enrolments)) {
    if (!current.has(batchId)) continue;
    const user = byId.get(userId) ?? userOf(book, userId);
    byId.set(userId, user);
    byCourse.set(courseId, [...(byCourse.get(courseId) ?? []), user]);
  }
  return byCourse;
}

function audienceOf(course: Course, buyers: number, clock: Clock, random: Random) {
  const soon = course.current.some(({ startDate }) => daysAhead(clock, startDate) <= 14);
  const viewers = Math.round(
    (18 + buyers * 1.6 + (course.rating?.count ?? 0) * 0.55 + random.int(0, 26)) * (soon ? 1.35 : 1),
  );
  return { viewers, contacts: Math.round(viewers * random.between(0.11, 0.2)) };
}

const daysAhead = (clock: Clock, date: string) => {
  const days = daysBetween(clock.today, date);
  return days < 0 ? Number.POSITIVE_INFINITY : days;
};

/** A random day: more recent days, fewer weekends, and a rise before a batch starts. */
function dayPicker(course: Course, clock: Clock, random: Random): () => number {
  const soon = course.current.some(({ startDate }) => daysAhead(clock, startDate) <= 10);
  const weekdayWeights = [1, 1.08, 1.1, 1, 0.82, 0.62, 0.74];
  const weights = Array.from({ length: spanDays }, (_, i) => {
    const weekday = weekdayOf(
      clock
        .ago(i + 1, '12:00')
        .toISOString()
        .slice(0, 10),
    );
    const trend = 1 + 0.8 * (1 - i / spanDays);
    return trend * itemAt(weekdayWeights, weekday - 1) * (soon && i < 9 ? 2.1 : 1);
  });
  return () => random.weighted(weights) + 1;
}

function addEnquiries(book: RowBook, clock: Clock, course: Course, contacts: readonly User[], random: Random): void {
  const onRequest = course.row.feeMinor === null && course.row.feeUsdMinor === null;
  const questions = random.shuffle(onRequest ? quoteEnquiries : enquirySeeds);
  const senders = random.sample(contacts, onRequest ? 4 : random.pick([0, 1, 1, 2]));
  senders.forEach((user, i) => {
    const { text, reply } = itemAt(questions, i);
    const age = random.int(1, 60);
    const createdAt = clock.ago(age, `${pad(random.int(8, 21))}:${pad(random.int(0, 59))}`);
    const waits = age <= 3 && course.trainer.seed.key !== 'ananya';
    const answer = waits
      ? null
      : { reply, answeredAt: noLaterThan(clock, new Date(createdAt.getTime() + random.between(0.5, 26) * hourMs)) };
    addEnquiry(book, course, user, {
      message: text.replace('{course}', course.row.name),
      status: waits ? 'new' : random.chance(0.9) ? 'answered' : 'closed',
      createdAt,
      batchId: random.chance(0.5) ? (course.current[0]?.id ?? null) : null,
      ...answer,
    });
  });
}

function addOpenQuestions(
  book: RowBook,
  clock: Clock,
  people: People,
  courses: readonly Course[],
  log: ActivityLog,
): void {
  for (const question of openQuestions) {
    const course = courses.find(({ row }) => row.name === question.course);
    const user = people.named(question.from);
    if (!course || !user) throw new Error(`unknown course or learner in a question: ${question.course}`);
    const createdAt = clock.hoursAgo(question.hoursAgo);
    log.count(course, user, viewed, new Date(createdAt.getTime() - hourMs / 6));
    addEnquiry(book, course, user, { message: question.text, status: 'new', createdAt, batchId: null });
  }
}

type Enquiry = Omit<typeof enquiries.$inferInsert, 'userId' | 'courseId' | 'trainerId' | 'name' | 'email' | 'phone'>;

/** Adds a learner's enquiry. */
export function addEnquiry(book: RowBook, course: Course, user: User, enquiry: Enquiry): void {
  book.add(enquiries, {
    userId: user.id,
    courseId: course.row.id,
    trainerId: course.row.trainerId,
    name: user.name ?? '',
    email: user.email,
    phone: user.contactNo,
    ...enquiry,
  });
}

const pad = (number: number) => String(number).padStart(2, '0');

function userOf(book: RowBook, id: number): User {
  const user = book.of(users)[id - 1];
  if (!user) throw new Error(`there is no user ${id}`);
  return user;
}
