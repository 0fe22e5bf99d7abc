import {
  type CourseActionKind,
  countAction,
  getCourseActions,
  removeCourseAction,
  setCourseAction,
} from '@kaksha/api-client/actions';
import { messageOf } from '@kaksha/api-client/errors';
import { firstBatch } from '@kaksha/domain/batches';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import type { SavedCourses } from './public-data';
import type { PublicStore } from './public-store';

export type ActionCourse = Pick<CourseSummary, 'id' | 'name' | 'batches'>;

const none: SavedCourses = { saved: [], interested: [] };

/** Save is the action `like`, Interested is `interest`. */
const fieldOf = { like: 'saved', interest: 'interested' } as const satisfies Record<
  CourseActionKind,
  keyof SavedCourses
>;

const texts = {
  like: { signIn: 'We save it right after this.', done: 'Saved', failed: 'That was not saved' },
  interest: {
    signIn: 'We tell the trainer right after this.',
    done: 'The trainer knows that you are interested',
    failed: 'Your interest was not recorded',
  },
} as const satisfies Record<CourseActionKind, unknown>;

export function hasAction(store: PublicStore, kind: CourseActionKind, courseId: number): boolean {
  return (store.savedCourses.get().data ?? none)[fieldOf[kind]].includes(courseId);
}

/** Loads both actions of one course. The list of saved courses does not contain interest. */
export async function loadCourseActions(store: PublicStore, userId: number, courseId: number): Promise<void> {
  try {
    const { liked, interested } = await getCourseActions(store.host.http, userId, courseId);
    write(store, 'like', courseId, liked);
    write(store, 'interest', courseId, interested);
  } catch (error) {
    store.host.telemetry.error(error, 'load actions of a course');
  }
}

/** Saves a course or removes it; likewise for interest. A visitor is asked to sign in first. */
export async function toggleCourseAction(
  store: PublicStore,
  course: ActionCourse,
  kind: CourseActionKind,
): Promise<void> {
  const on = !hasAction(store, kind, course.id);
  const wasVisitor = store.host.session.get().status !== 'signed-in';
  if (wasVisitor && !(await signInFor(store, course, kind))) return;
  await changeCourseAction(store, course, kind, on);
  // The dialog covered the button, so the result needs a notice.
  if (wasVisitor && hasAction(store, kind, course.id)) {
    store.host.notify.success(texts[kind].done, { description: course.name });
  }
}

/** Optimistic; reverted with a notice when the server refuses. */
async function changeCourseAction(
  store: PublicStore,
  course: ActionCourse,
  kind: CourseActionKind,
  on: boolean,
): Promise<void> {
  const before = hasAction(store, kind, course.id);
  const call = (on ? setCourseAction : removeCourseAction)(store.host.http, course.id, kind);
  write(store, kind, course.id, on, call);
  try {
    await call;
    if (kind === 'interest' && on) void countInterest(store, course.id);
    if (kind === 'interest') void store.trainerContact.reload(course.id);
  } catch (error) {
    write(store, kind, course.id, before);
    store.host.notify.error(texts[kind].failed, {
      description: messageOf(error, 'Please try again.'),
      action: { label: 'Retry', onClick: () => void changeCourseAction(store, course, kind, on) },
    });
  }
}

/** Counts the interest for the trainer. A failure is not shown to the user. */
async function countInterest(store: PublicStore, courseId: number): Promise<void> {
  await countAction(store.host.http, courseId, 3).catch((error: unknown) =>
    store.host.telemetry.error(error, 'count interest'),
  );
}

async function signInFor(store: PublicStore, course: ActionCourse, kind: CourseActionKind): Promise<boolean> {
  const date = firstBatch(course.batches, new Date())?.startDate ?? null;
  const user = await store.host.session.require({ message: texts[kind].signIn, subject: course.name, date });
  if (!user) return false;
  await store.savedCourses.load();
  return true;
}

function write(
  { savedCourses }: PublicStore,
  kind: CourseActionKind,
  courseId: number,
  on: boolean,
  call?: Promise<unknown>,
): void {
  const field = fieldOf[kind];
  if (savedCourses.get().data === null) savedCourses.put(none);
  const update = (saved: SavedCourses): SavedCourses => {
    const others = saved[field].filter((id) => id !== courseId);
    return { ...saved, [field]: on ? [...others, courseId] : others };
  };
  savedCourses.change(update, undefined, call);
}
