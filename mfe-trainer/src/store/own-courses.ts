import { deleteCourse, restoreCourse, updateCourse } from '@kaksha/api-client/authoring';
import { isApiError, messageOf } from '@kaksha/api-client/errors';
import type { Resource } from '@kaksha/api-client/resource';
import { withRestored } from '@kaksha/api-client/restored';
import { useReadable } from '@kaksha/contract/host-context';
import type { CourseSummary, DescribedCourse, OwnCourseList } from '@kaksha/domain/catalogue';
import { isolated } from '@kaksha/domain/isolated';
import { useMemo } from 'react';
import { useTrainerStore } from './store-context';
import type { TrainerStore } from './trainer-store';

/** The trainer's courses of a list. */
export function useOwnCourses(list: OwnCourseList): Resource<readonly DescribedCourse[]> {
  return useReadable(useTrainerStore().courses.at(list));
}

/**
 * Published courses, unpublished and deleted ones that learners are enrolled in, because their classes go on, and
 * courses of institutes with the batches that the trainer teaches. It has the state of the published courses.
 */
export function useTaughtCourses(): Resource<readonly DescribedCourse[]> {
  const published = useOwnCourses('published');
  const { data: drafts } = useOwnCourses('draft');
  const { data: deleted } = useOwnCourses('deleted');
  const { data: teaching } = useOwnCourses('teaching');
  return useMemo(() => {
    const others = [...(drafts ?? []), ...(deleted ?? [])].filter(({ activity }) => (activity?.enrolled ?? 0) > 0);
    return { ...published, data: published.data && [...published.data, ...others, ...(teaching ?? [])] };
  }, [published, drafts, deleted, teaching]);
}

/** An action on a course that keeps the course: its call, its notice and the action that reverts it. */
const listings = {
  hide: { change: { active: false }, done: 'The course is hidden', failed: 'The course was not hidden', undo: 'show' },
  show: {
    change: { active: true },
    done: 'Learners see the course again',
    failed: 'The course stays hidden',
    undo: 'hide',
  },
  unpublish: {
    change: { status: 'draft' },
    done: 'The course is unpublished',
    failed: 'The course was not unpublished',
    undo: 'publish',
  },
  publish: {
    change: { status: 'published' },
    done: 'The course is published',
    failed: 'The course was not published',
    undo: 'unpublish',
  },
} as const;
export type ListingAction = keyof typeof listings;

/** Changes whether learners find a course, and notifies about the result with Undo. */
export async function changeListing(
  store: TrainerStore,
  course: Pick<CourseSummary, 'id' | 'name'>,
  action: ListingAction,
): Promise<void> {
  const { http, notify } = store.host;
  const { change, done, failed, undo } = listings[action];
  const notice = `listing-${course.id}`;
  const description = course.name || 'Untitled Course';
  try {
    await updateCourse(http, course.id, change);
    await reloadListed(store);
    notify.success(done, {
      id: notice,
      description,
      action: { label: 'Undo', onClick: () => void changeListing(store, course, undo) },
    });
  } catch (error) {
    notify.error(failed, { id: notice, description: `${description}: ${messageOf(error, 'Please try again.')}` });
  }
}

/** Restores a deleted course. It stays hidden until the trainer shows it. */
export async function bringBack(store: TrainerStore, course: Pick<CourseSummary, 'id' | 'name'>): Promise<void> {
  const { http, notify } = store.host;
  const notice = `restore-${course.id}`;
  const description = course.name || 'Untitled Course';
  try {
    await restoreCourse(http, course.id);
    await Promise.all([reloadListed(store), store.courses.reload('deleted')]);
    notify.success('The course is restored', {
      id: notice,
      description: `${description} is hidden until you show it again.`,
    });
  } catch (error) {
    notify.error('The course was not restored', {
      id: notice,
      description: `${description}: ${messageOf(error, 'Please try again.')}`,
    });
  }
}

const reloadListed = ({ courses }: TrainerStore) => Promise.all([courses.reload('published'), courses.reload('draft')]);

/** Deletes a course optimistically. When the server refuses, the course returns with a notice and Retry. */
export async function removeCourse(store: TrainerStore, course: DescribedCourse): Promise<void> {
  const { courses, host } = store;
  const { http, notify } = host;
  const notice = `delete-course-${course.id}`;
  notify.dismiss(notice);
  const userId = store.userId.get();
  const isCourse = ({ id }: DescribedCourse) => id === course.id;
  const index = courses.get(course.status).data?.findIndex(isCourse) ?? -1;
  const call = deleteCourse(http, course.id);
  courses.change((list) => list.filter((one) => !isCourse(one)), course.status, call);
  try {
    const { message, kept } = await call;
    notify.success(message, { id: notice });
    if (kept) await courses.reload('deleted');
  } catch (error) {
    // Another tab deleted the course, or the response of an earlier try was lost.
    if (isApiError(error) && error.status === 404) return;
    // Another user may have signed in meanwhile.
    if (index >= 0 && store.userId.get() === userId) {
      courses.change((list) => withRestored(list, index, course), course.status);
    }
    notify.error('The course was not deleted', {
      id: notice,
      description: `${isolated(course.name || 'Untitled Course')}: ${messageOf(error, 'Please try again.')}`,
      action: { label: 'Retry', onClick: () => void removeCourse(store, course) },
    });
  }
}
