import { messageOf } from '@kaksha/api-client/errors';
import { useHost } from '@kaksha/contract/host-context';
import { useState } from 'react';

/**
 * Saves the stage of the course, then completes the step.
 * @param handled  returns true if it has shown the error itself
 */
export function useCompleteStep(
  saveStage: () => Promise<unknown>,
  complete: () => Promise<void>,
  handled: (error: unknown) => boolean = () => false,
) {
  const host = useHost();
  const [busy, setBusy] = useState(false);

  const next = async (): Promise<void> => {
    host.notify.dismiss('course-stage');
    setBusy(true);
    try {
      await saveStage();
      await complete();
    } catch (error) {
      if (!handled(error)) {
        host.notify.error('The step was not saved', {
          id: 'course-stage',
          description: messageOf(error, 'Please try again.'),
          action: { label: 'Retry', onClick: () => void next() },
        });
      }
    } finally {
      setBusy(false);
    }
  };
  return { busy, next: () => void next() };
}
