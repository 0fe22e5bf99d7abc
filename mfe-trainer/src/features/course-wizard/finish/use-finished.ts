import { updateCourse } from '@kaksha/api-client/authoring';
import { messageOf } from '@kaksha/api-client/errors';
import { useHost } from '@kaksha/contract/host-context';
import type { AuthoredCourse } from '@kaksha/domain/authored-course';
import { useEffect, useRef } from 'react';
import { openAuthoredCourse } from '../../../store/authored-course';
import { useTrainerStore } from '../../../store/store-context';

/** The last stage of a course. */
const finishedStage = 5;

/** Notes once that the course has come to its end. */
export function useFinished(course: AuthoredCourse): void {
  const store = useTrainerStore();
  const { http, notify } = useHost();
  const begun = useRef(false);
  const { id, stage } = course;
  useEffect(() => {
    if (stage >= finishedStage || begun.current) return;
    begun.current = true;
    const note = async () => {
      try {
        openAuthoredCourse(store, await updateCourse(http, id, { stage: finishedStage }));
      } catch (error) {
        notify.error('The last step could not be saved', {
          id: 'course-finished',
          description: messageOf(error, ''),
          action: { label: 'Retry', onClick: () => void note() },
        });
      }
    };
    void note();
  }, [store, http, notify, id, stage]);
}
