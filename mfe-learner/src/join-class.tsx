import { joinClass } from '@kaksha/api-client/classes';
import { messageOf } from '@kaksha/api-client/errors';
import type { Batch } from '@kaksha/domain/catalogue';
import type { ButtonProps } from '@kaksha/ui/button';
import { JoinClass as JoinButton } from '@kaksha/ui/join-class';
import { useLearnerStore } from './store/store-context';

interface JoinClassProps extends Pick<ButtonProps, 'size' | 'aria-describedby'> {
  batch: Batch;
}

/** Opens the meeting of the current session in a new tab. */
export function JoinClass({ batch, ...buttonProps }: JoinClassProps) {
  const { http, notify } = useLearnerStore().host;
  const id = `join-${batch.id}`;
  const showFailure = (error: unknown) => {
    if (error === null) notify.dismiss(id);
    else notify.error('The class could not be opened', { id, description: messageOf(error, 'Please try again.') });
  };
  return <JoinButton {...buttonProps} onJoin={() => joinClass(http, batch.id)} onFailure={showFailure} />;
}
