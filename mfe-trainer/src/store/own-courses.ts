import { deleteCourse, restoreCourse, updateCourse } from '@kaksha/api-client/authoring';
import { withoutId } from '@kaksha/api-client/by-id';
import { isApiError } from '@kaksha/api-client/errors';
import type { Resource } from '@kaksha/api-client/resource';
import { attempt } from '@kaksha/api-client/use-action';
import { useResource } from '@kaksha/api-client/use-resource';
import { useSession } from '@kaksha/contract/host-context';
import {
  type Batch,
  type CourseSummary,
  type DescribedCourse,
  type OwnCourseList,
  ownCourseLists,
} from '@kaksha/domain/catalogue';
import { isolated } from '@kaksha/domain/isolated';
import { useMemo } from 'react';
import { useTrainerStore } from './store-context';
import type { TrainerStore } from './trainer-store';

/** The trainer's courses of a list. */
export function useOwnCourses(list: OwnCourseList): Resource<readonly DescribedCourse[]> {
  return useResource(useTrainerStore().courses, list);
}

/**
 * Published courses, unpublished and deleted ones that learners are enrolled in, because their classes go on, and
 * courses of institutes with the batches that the trainer teaches. It has the state of the published courses, and no
 * data before the courses of institutes are known.
 */
export function useTaughtCourses(): Resource<readonly DescribedCourse[]> {
  const published = useOwnCourses('published');
  const { data: drafts } = useOwnCourses('draft');
  const { data: deleted } = useOwnCourses('deleted');
  const { data: teaching, error } = useOwnCourses('teaching');
  return useMemo(() => {
    const others = [...(drafts ?? []), ...(deleted ?? [])].filter(({ activity }) => (activity?.enrolled ?? 0) > 0);
    if (!published.data || !(teaching || error)) return { ...published, data: null };
    return { ...published, data: [...published.data, ...others, ...(teaching ?? [])] };
  }, [published, drafts, deleted, teaching, error]);
}

/** Whether the trainer may change a course and its batches; staff of an institute may not. */
export function useMayEdit(): (course: Pick<CourseSummary, 'trainer'>) => boolean {
  const trainerId = useSession().user?.trainerId;
  return ({ trainer }) => trainer.id === trainerId;
}

export interface TaughtBatch {
  course: DescribedCourse;
  batch: Batch;
  /** Whether the trainer changes the batch; the batch of an institute is changed by the institute. */
  mayEdit: boolean;
}

/** A batch of any own course, or one that the trainer teaches for an institute. It has no data for another batch. */
export function useTaughtBatch(batchId: number | null): Resource<TaughtBatch> {
  const mayEdit = useMayEdit();
  const lists = [
    useOwnCourses('published'),
    useOwnCourses('draft'),
    useOwnCourses('deleted'),
    useOwnCourses('teaching'),
  ];
  for (const course of lists.flatMap(({ data }) => data ?? [])) {
    const batch = course.batches.find(({ id }) => id === batchId);
    if (batch) return { status: 'succeeded', data: { course, batch, mayEdit: mayEdit(course) }, error: null };
  }
  const unfinished = lists.find(({ status }) => status !== 'succeeded');
  return { status: unfinished?.status ?? 'succeeded', data: null, error: unfinished?.error ?? null };
}

/** Loads the lists of the courses again, after a batch changed. */
export const reloadTaught = ({ courses }: TrainerStore): Promise<unknown> =>
  Promise.all(ownCourseLists.map((list) => courses.reload(list)));

/** An action on a course that keeps the course: its call, its notice and the action that reverts it. */
const listings = {
  hide: {
    change: { isActive: false },
    done: 'The course is hidden',
    failed: 'The course was not hidden',
    undo: 'show',
  },
  show: {
    change: { isActive: true },
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
  const id = `listing-${course.id}`;
  const description = course.name || 'Untitled Course';
  await attempt(
    notify,
    async () => {
      await updateCourse(http, course.id, change);
      await reloadListed(store);
      notify.success(done, {
        id,
        description,
        action: { label: 'Undo', onClick: () => void changeListing(store, course, undo) },
      });
    },
    { id, failed, about: description },
  );
}

/** Restores a deleted course. It stays hidden until the trainer shows it. */
export async function bringBack(store: TrainerStore, course: Pick<CourseSummary, 'id' | 'name'>): Promise<void> {
  const { http, notify } = store.host;
  const id = `restore-${course.id}`;
  const name = course.name || 'Untitled Course';
  await attempt(
    notify,
    async () => {
      await restoreCourse(http, course.id);
      await Promise.all([reloadListed(store), store.courses.reload('deleted')]);
      notify.success('The course is restored', { id, description: `${name} is hidden until you show it again.` });
    },
    { id, failed: 'The course was not restored', about: name },
  );
}

const reloadListed = ({ courses }: TrainerStore) => Promise.all([courses.reload('published'), courses.reload('draft')]);

/** Deletes a course optimistically. When the server refuses, the course returns with a notice and Retry. */
export async function removeCourse(store: TrainerStore, course: DescribedCourse): Promise<void> {
  const { courses, host } = store;
  const { http, notify } = host;
  const id = `delete-course-${course.id}`;
  const call = () =>
    deleteCourse(http, course.id).catch((error: unknown) => {
      // Another tab deleted the course, or the response of an earlier try was lost.
      if (isApiError(error) && error.status === 404) return null;
      throw error;
    });
  await attempt(
    notify,
    async () => {
      const deleted = await courses.optimistic((list) => withoutId(list, course.id), course.status, call);
      if (deleted) notify.success(deleted.message, { id });
      if (deleted?.kept) await courses.reload('deleted');
    },
    {
      id,
      failed: 'The course was not deleted',
      about: isolated(course.name || 'Untitled Course'),
      retry: () => removeCourse(store, course),
    },
  );
}
