import { countAction } from '@kaksha/api-client/actions';
import { addRecentlyViewedCourse } from '@kaksha/api-client/engagement';
import { useSession } from '@kaksha/contract/host-context';
import type { CourseDetails } from '@kaksha/domain/catalogue';
import { useEffect } from 'react';
import { loadCourseActions } from '../../store/saved-courses';
import { usePublicStore } from '../../store/store-context';

/** For signed-in users: loads their actions on the course and records the visit. */
export function useCourseVisit({ id, status }: CourseDetails): void {
  const store = usePublicStore();
  const { user } = useSession();
  const userId = user?.id ?? null;
  useEffect(() => {
    if (userId === null) return;
    void loadCourseActions(store, userId, id);
    if (status !== 'published') return;
    const { http, telemetry } = store.host;
    countAction(http, id, 1).catch((error: unknown) => telemetry.error(error, 'count view'));
    addRecentlyViewedCourse(http, id).catch((error: unknown) => telemetry.error(error, 'remember the course'));
  }, [store, userId, id, status]);
}
