import { messageOf } from '@kaksha/api-client/errors';
import { withSession } from '@kaksha/api-client/with-session';
import { useHost } from '@kaksha/contract/host-context';
import { useState } from 'react';
import { useTrainerState } from '../../../store/store-context';

/**
 * Goes on to the next step once the course has noted that it came so far.
 * @param handled  whether the step itself says what went wrong
 */
export function useStage(
  note: () => Promise<unknown>,
  complete: () => Promise<void>,
  handled: (error: unknown) => boolean = () => false,
) {
  const host = useHost();
  const userId = useTrainerState((state) => state.userId);
  const [busy, setBusy] = useState(false);

  const goOn = async (): Promise<void> => {
    host.notify.dismiss('course-stage');
    setBusy(true);
    try {
      await withSession(host, userId, 'We go on right after this.', note);
      await complete();
    } catch (error) {
      if (!handled(error)) {
        host.notify.error('The step was not saved', {
          id: 'course-stage',
          description: messageOf(error, 'Please try again.'),
          action: { label: 'Retry', onClick: () => void goOn() },
        });
      }
    } finally {
      setBusy(false);
    }
  };
  return { busy, next: () => void goOn() };
}
