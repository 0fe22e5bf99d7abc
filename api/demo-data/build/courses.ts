import type { ContentType } from '@kaksha/domain/catalogue';
import { splitList } from '@kaksha/domain/contents';
import { slugOf } from '@kaksha/domain/slugs';
import { dayMs, hourMs } from '@kaksha/domain/time-units';
import { required } from '@kaksha/domain/typed';
import { courseContents, courseModules, courses } from '../../src/platform/database/schema/courses';
import { drawCover } from '../../src/platform/drawing/cover';
import { createRandom } from '../../src/platform/drawing/random';
import { coursesByCategory, drafts } from '../data/demo';
import type { CourseSeed, DraftSeed } from '../data/schema';
import { addBatches, type Batch, type CourseBatches } from './batches';
import type { Catalogue } from './catalogue';
import type { Clock } from './clock';
import { readFee, readModule, readRating } from './notation';
import type { PictureList } from './pictures';
import type { Numbered, RowBook } from './rows';
import type { Trainer } from './trainers';

export type CourseRow = Numbered<typeof courses>;

export interface Course extends CourseBatches {
  row: CourseRow;
  seed: CourseSeed;
  trainer: Trainer;
  rating: { average: number; count: number } | null;
  /** Learners of its ended batches. */
  pastLearners: number;
}

/** Content types in the order of the wizard's chips, with their seed fields. */
const contentFields: [ContentType, keyof CourseSeed & keyof DraftSeed][] = [
  ['Skill Measure/syllabus', 'syllabus'],
  ['Salient Features', 'features'],
  ['Bonus Topics', 'bonus'],
  ['Audience Profile', 'audience'],
  ['PreRequisites/Requirement', 'requirement'],
  ['Offered Job Role', 'roles'],
  ['Covering Tools', 'tools'],
  ['Benefits', 'benefits'],
  ['Training Project Description', 'project'],
];

export interface CourseContext {
  book: RowBook;
  clock: Clock;
  catalogue: Catalogue;
  trainers: ReadonlyMap<string, Trainer>;
  pictures: PictureList;
}

/** The published courses with their batches, contents and modules. */
export function addCourses(context: CourseContext): Course[] {
  const { clock } = context;
  const all = Object.entries(coursesByCategory).flatMap(([category, seeds]) =>
    seeds.map((seed) => ({ category, seed })),
  );
  return all.map(({ category, seed }, i) => {
    const random = createRandom(`course:${seed.name}`);
    const rating = readRating(seed.rated);
    const pastLearners = rating ? Math.round(rating.count * 1.12) : 0;
    const row = addCourse(context, category, seed, {
      status: 'published',
      stage: 5,
      createdAt: clock.ago(random.int(8, 60), '15:30'),
      // The trainer's list shows the latest change first.
      updatedAt: clock.hoursAgo(4 + i * 2),
    });
    const trainer = trainerOf(context, seed.by);
    const createdAt = required(row.createdAt, 'createdAt');
    const runs = addBatches(
      context.book,
      clock,
      { id: row.id, trainerId: row.trainerId, createdAt },
      seed.batches,
      pastLearners,
    );
    publishBefore(row, [...runs.ended, ...runs.current]);
    addContents(context.book, row, seed);
    addModules(context.book, row, seed.modules);
    return { row, seed, trainer, rating, pastLearners, ...runs };
  });
}

/** Drafts of the demo trainers, one for each wizard stage. */
export function addDrafts(context: CourseContext): void {
  for (const draft of drafts) {
    const touched = context.clock.hoursAgo(draft.touchedHoursAgo);
    const row = addCourse(context, draft.category, draft, {
      status: 'draft',
      stage: draft.stage,
      createdAt: new Date(touched.getTime() - 2 * dayMs),
      updatedAt: touched,
    });
    const course = { id: row.id, trainerId: row.trainerId, createdAt: touched };
    addBatches(context.book, context.clock, course, draft.batches ?? [], 0);
    addContents(context.book, row, draft);
    addModules(context.book, row, draft.modules ?? []);
  }
}

function trainerOf({ trainers }: CourseContext, key: string): Trainer {
  const trainer = trainers.get(key);
  if (!trainer) throw new Error(`there is no trainer ${key}`);
  return trainer;
}

function addCourse(
  context: CourseContext,
  category: string,
  seed: CourseSeed | DraftSeed,
  state: Pick<CourseRow, 'status' | 'stage' | 'createdAt' | 'updatedAt'>,
): CourseRow {
  const { book, catalogue, pictures } = context;
  const trainer = trainerOf(context, seed.by);
  const { userId } = trainer.row;
  const { id: categoryId, motif } = catalogue.category(category);
  const cover = drawCover(motif, seed.cover ?? seed.name);
  return book.add(courses, {
    trainerId: trainer.row.id,
    slug: slugOf(seed.name),
    name: seed.name,
    description: [seed.lead, seed.about].filter(Boolean).join('\n\n'),
    prerequisites: seed.needs ?? '',
    objectives: seed.goals ?? '',
    categoryId,
    subcategoryId: catalogue.subcategoryId(category, seed.sub),
    languageId: catalogue.languageId(seed.language ?? 'english'),
    difficulty: seed.level,
    mode: seed.mode ?? 'Online',
    thumbnailId: pictures.add({ kind: 'course', ownerId: userId, svg: cover, width: 960 }),
    ...readFee(seed.fee),
    isDemo: 'demo' in seed && seed.demo === true,
    trainerContact: trainer.seed.phone,
    trainerEmail: trainer.seed.email,
    trainerChat: trainer.seed.chat,
    publishedAt: null,
    createdBy: userId,
    modifiedBy: userId,
    ...state,
  });
}

/** A course is published some weeks before its first batch starts. */
function publishBefore(row: CourseRow, runs: readonly Batch[]): void {
  const created = required(row.createdAt, 'createdAt');
  const first = runs.map(({ startDate }) => startDate).sort()[0];
  const latest = first ? new Date(Date.parse(`${first}T05:00:00Z`) - 24 * dayMs) : created;
  const createdAt = new Date(Math.min(latest.getTime(), created.getTime()));
  row.createdAt = createdAt;
  row.publishedAt = new Date(createdAt.getTime() + 3 * hourMs);
  for (const run of runs) if (run.state === 'closed') run.createdAt = createdAt;
}

function addContents(book: RowBook, course: CourseRow, seed: CourseSeed | DraftSeed): void {
  for (const [position, [type, field]] of contentFields.entries()) {
    const text = seed[field];
    if (typeof text !== 'string') continue;
    book.add(courseContents, {
      courseId: course.id,
      position,
      type,
      text: splitList(text).join(', '),
      createdAt: course.createdAt,
      updatedAt: course.updatedAt,
    });
  }
}

function addModules(book: RowBook, course: CourseRow, notations: readonly string[]): void {
  notations.forEach((text, position) => {
    book.add(courseModules, {
      courseId: course.id,
      position: position + 1,
      ...readModule(text),
      createdAt: course.createdAt,
      updatedAt: course.updatedAt,
    });
  });
}
