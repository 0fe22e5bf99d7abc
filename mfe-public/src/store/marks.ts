import {
  type CourseActionKind,
  countAction,
  getCourseActions,
  getCoursesWithAction,
  setCourseAction,
} from '@kaksha/api-client/actions';
import { messageOf } from '@kaksha/api-client/errors';
import { firstBatch } from '@kaksha/domain/batches';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import { type Marks, noMarks } from './public-state';
import type { PublicStore } from './public-store';

/** What people mark courses with: Save is `like`, Interested is `interest`. */
export type MarkKind = CourseActionKind;
export type MarkedCourse = Pick<CourseSummary, 'id' | 'name' | 'batches'>;

const fieldOf = { like: 'saved', interest: 'interested' } as const satisfies Record<MarkKind, keyof Marks>;

const words = {
  like: { asking: 'We save it right after this.', done: 'Saved', failed: 'That was not saved' },
  interest: {
    asking: 'We tell the trainer right after this.',
    done: 'The trainer knows that you are interested',
    failed: 'Your interest was not recorded',
  },
} as const satisfies Record<MarkKind, unknown>;

export function isMarked(marks: Marks, kind: MarkKind, courseId: number): boolean {
  return marks[fieldOf[kind]].includes(courseId);
}

/** Loads what the person saved, for the hearts of all cards in one call. A failure leaves the hearts empty. */
export function loadMarks(store: PublicStore, userId: number | null): Promise<void> {
  const { marks } = store.state.getState();
  if (userId === null) {
    if (marks !== noMarks) store.state.setState({ marks: noMarks });
    return Promise.resolve();
  }
  if (marks.userId === userId && marks.status !== 'failed')
    return store.pending.get(pendingKey(userId)) ?? Promise.resolve();
  store.state.setState({ marks: { ...noMarks, userId, status: 'loading' } });
  const work = fetchSaved(store, userId).finally(() => store.pending.delete(pendingKey(userId)));
  store.pending.set(pendingKey(userId), work);
  return work;
}

const pendingKey = (userId: number) => `marks/${userId}`;

async function fetchSaved(store: PublicStore, userId: number): Promise<void> {
  try {
    const courses = await getCoursesWithAction(store.host.http, userId, 'like');
    // Until now every heart was empty, so what is in the state was saved by the person meanwhile.
    change(store, userId, ({ saved }) => ({
      status: 'succeeded',
      saved: [...new Set([...courses.map(({ id }) => id), ...saved])],
    }));
  } catch (error) {
    change(store, userId, () => ({ status: 'failed' }));
    store.host.telemetry.error(error, 'load saved courses');
  }
}

/** Loads both marks of one course; the course page shows more than the heart. */
export async function loadCourseMarks(store: PublicStore, userId: number, courseId: number): Promise<void> {
  try {
    const { liked, interested } = await getCourseActions(store.host.http, userId, courseId);
    write(store, 'like', courseId, liked);
    write(store, 'interest', courseId, interested);
  } catch (error) {
    store.host.telemetry.error(error, 'load marks of a course');
  }
}

/**
 * Marks a course or takes the mark back: shown at once, taken back with a word if the server refuses. A visitor is
 * asked to sign in first; what they wanted is done after that.
 */
export async function toggleMark(store: PublicStore, course: MarkedCourse, kind: MarkKind): Promise<void> {
  const on = !isMarked(store.state.getState().marks, kind, course.id);
  const wasVisitor = store.host.session.get().status !== 'signed-in';
  if (wasVisitor && !(await signInFor(store, course, kind))) return;
  await setMark(store, course, kind, on);
  // The page is as it was before the dialog, so that a word is needed; otherwise the button itself says it.
  if (wasVisitor && isMarked(store.state.getState().marks, kind, course.id)) {
    store.host.notify.success(words[kind].done, { description: course.name });
  }
}

/** Sets a mark for a person who is signed in. */
export async function setMark(store: PublicStore, course: MarkedCourse, kind: MarkKind, on: boolean): Promise<void> {
  const before = isMarked(store.state.getState().marks, kind, course.id);
  write(store, kind, course.id, on);
  try {
    await setCourseAction(store.host.http, course.id, kind, on);
    if (kind === 'interest' && on) void countInterest(store, course.id);
  } catch (error) {
    write(store, kind, course.id, before);
    store.host.notify.error(words[kind].failed, {
      description: messageOf(error, 'Please try again.'),
      action: { label: 'Retry', onClick: () => void setMark(store, course, kind, on) },
    });
  }
}

/** So that the trainer sees how often, and not only that, somebody asked. Nobody waits for it. */
async function countInterest(store: PublicStore, courseId: number): Promise<void> {
  await countAction(store.host.http, courseId, 3).catch((error: unknown) =>
    store.host.telemetry.error(error, 'count interest'),
  );
}

async function signInFor(store: PublicStore, course: MarkedCourse, kind: MarkKind): Promise<boolean> {
  const date = firstBatch(course.batches, new Date())?.startDate ?? null;
  const user = await store.host.session.require({ message: words[kind].asking, subject: course.name, date });
  if (!user) return false;
  await loadMarks(store, user.id);
  return true;
}

function write(store: PublicStore, kind: MarkKind, courseId: number, on: boolean): void {
  const field = fieldOf[kind];
  store.state.setState(({ marks }) => {
    const others = marks[field].filter((id) => id !== courseId);
    return { marks: { ...marks, [field]: on ? [...others, courseId] : others } };
  });
}

/** An answer for somebody who has signed out meanwhile is dropped. */
function change(store: PublicStore, userId: number, update: (marks: Marks) => Partial<Marks>): void {
  store.state.setState(({ marks }) => (marks.userId === userId ? { marks: { ...marks, ...update(marks) } } : {}));
}
