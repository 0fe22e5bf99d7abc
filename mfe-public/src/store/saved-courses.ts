import {
  type CourseActionKind,
  countAction,
  getCourseActions,
  removeCourseAction,
  setCourseAction,
} from '@kaksha/api-client/actions';
import { attempt } from '@kaksha/api-client/use-action';
import { currentTime } from '@kaksha/contract/now';
import { firstBatch } from '@kaksha/domain/batches';
import type { Batch, CourseSummary } from '@kaksha/domain/catalogue';
import { firstClassDay } from '@kaksha/domain/timetable';
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

const userIdOf = ({ host }: PublicStore) => host.session.get().user?.id;

export function hasAction(store: PublicStore, kind: CourseActionKind, courseId: number): boolean {
  return (store.savedCourses.get().data ?? none)[fieldOf[kind]].includes(courseId);
}

/**
 * Loads both actions of one course, except one that is changed meanwhile. The list of saved courses does not contain
 * interest.
 */
export async function loadCourseActions(store: PublicStore, userId: number, courseId: number): Promise<void> {
  const latest = (kind: CourseActionKind) => store.savedCourses.lastChange(`${kind}/${courseId}`);
  const [like, interest] = [latest('like'), latest('interest')];
  try {
    // The answer must contain earlier changes.
    await Promise.allSettled([like, interest]);
    const actions = await getCourseActions(store.host.http, userId, courseId);
    if (userIdOf(store) !== userId) return;
    const show = (kind: CourseActionKind, on: boolean) => loaded(store).change(withAction(kind, courseId, on));
    if (latest('like') === like) show('like', actions.like);
    if (latest('interest') === interest) show('interest', actions.interest);
  } catch (error) {
    store.host.telemetry.error(error, 'load actions of a course');
  }
}

/** Saves a course or removes it; likewise for interest. A visitor is asked to sign in first. */
export async function toggleCourseAction(
  store: PublicStore,
  course: ActionCourse,
  kind: CourseActionKind,
  chosen?: Batch | null,
): Promise<void> {
  const on = !hasAction(store, kind, course.id);
  const wasVisitor = store.host.session.get().status !== 'signed-in';
  if (wasVisitor && !(await signInFor(store, course, kind, chosen))) return;
  await changeCourseAction(store, course, kind, on);
  // The dialog covered the button, so the result needs a notice.
  if (wasVisitor && hasAction(store, kind, course.id)) {
    store.host.notify.success(texts[kind].done, { description: course.name });
  }
}

/** Optimistic; reverted with a notice when the server refuses. Changes of one course reach the server in order. */
async function changeCourseAction(
  store: PublicStore,
  course: ActionCourse,
  kind: CourseActionKind,
  on: boolean,
): Promise<void> {
  const { http, notify } = store.host;
  const userId = userIdOf(store);
  const call = () => (on ? setCourseAction(http, course.id, kind) : removeCourseAction(http, course.id, kind, userId));
  const of = `${kind}/${course.id}`;
  const change = loaded(store).optimistic(withAction(kind, course.id, on), undefined, call, of);
  const isDone = await attempt(notify, () => change, {
    failed: texts[kind].failed,
    // A later change of the same course decides; another user has other courses.
    onError: () => store.savedCourses.lastChange(of) !== change,
    retry: () => changeCourseAction(store, course, kind, on),
  });
  if (!isDone || kind === 'like') return;
  if (on) void countInterest(store, course.id);
  void store.trainerContact.reload(course.id);
}

/** Counts the interest for the trainer. A failure is not shown to the user. */
async function countInterest(store: PublicStore, courseId: number): Promise<void> {
  await countAction(store.host.http, courseId, 3).catch((error: unknown) =>
    store.host.telemetry.error(error, 'count interest'),
  );
}

async function signInFor(
  store: PublicStore,
  course: ActionCourse,
  kind: CourseActionKind,
  chosen?: Batch | null,
): Promise<boolean> {
  const batch = chosen ?? firstBatch(course.batches, currentTime());
  const date = batch && firstClassDay(batch);
  const user = await store.host.session.require({ message: texts[kind].signIn, subject: course.name, date });
  if (!user) return false;
  await store.savedCourses.load();
  return true;
}

/** The saved courses. Without an answer they are none, so that a change shows. */
function loaded({ savedCourses }: PublicStore) {
  if (savedCourses.get().data === null) savedCourses.put(none);
  return savedCourses;
}

const withAction =
  (kind: CourseActionKind, courseId: number, on: boolean) =>
  (saved: SavedCourses): SavedCourses => {
    const field = fieldOf[kind];
    const others = saved[field].filter((id) => id !== courseId);
    return { ...saved, [field]: on ? [...others, courseId] : others };
  };
