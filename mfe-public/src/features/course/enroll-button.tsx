import { useSession } from '@kaksha/contract/host-context';
import type { Batch, CourseDetails } from '@kaksha/domain/catalogue';
import { payableCurrency } from '@kaksha/domain/money';
import { Button, type ButtonProps } from '@kaksha/ui/button';
import { Skeleton } from '@kaksha/ui/skeleton';
import styles from './enroll-button.module.css';
import type { Waiting } from './use-waiting-list';

interface EnrollButtonProps extends Pick<ButtonProps, 'size' | 'block'> {
  course: CourseDetails;
  batch: Batch | null;
  onEnroll: (batch: Batch) => void;
  onEnquire: () => void;
  waiting: Waiting;
}

/** @param isPending  until it is known what the user can do, a placeholder has the size of the button */
export function EnrollButton({ isPending, ...action }: EnrollButtonProps & { isPending: boolean }) {
  if (!isPending) return <EnrolAction {...action} />;
  return (
    <div className={styles.pending} aria-hidden="true">
      <EnrolAction {...action} />
      <Skeleton shape="block" />
    </div>
  );
}

/**
 * 'Enroll Now', the waiting list of a full batch, or 'Enquire' without a price or a batch. A form, so that it works
 * before the scripts have loaded.
 */
function EnrolAction({ course, batch, onEnroll, onEnquire, waiting, ...look }: EnrollButtonProps) {
  const { user } = useSession();
  if (!batch || !payableCurrency(course.fees)) {
    return (
      <Button variant="accent" onClick={onEnquire} {...look}>
        Enquire
      </Button>
    );
  }
  const isOffered = waiting.entry?.status === 'offered';
  if (waiting.isFull && !isOffered) {
    if (waiting.entry) {
      return (
        <Button onClick={waiting.leave} busy={waiting.busy} {...look}>
          Leave waiting list
        </Button>
      );
    }
    return waiting.isOpen ? (
      <Button variant="accent" onClick={waiting.join} busy={waiting.busy} {...look}>
        Join waiting list
      </Button>
    ) : (
      <Button onClick={onEnquire} {...look}>
        Enquire
      </Button>
    );
  }
  return (
    <form
      action={`/payment/${course.id}/${batch.trainerId}`}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        onEnroll(batch);
      }}
    >
      <input type="hidden" name="t" value={batch.id} />
      {user && <input type="hidden" name="u" value={user.id} />}
      <Button type="submit" variant="accent" {...look}>
        {isOffered ? 'Take your seat' : 'Enroll Now'}
      </Button>
    </form>
  );
}
