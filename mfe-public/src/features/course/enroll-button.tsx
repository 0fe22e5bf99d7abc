import { useSession } from '@kaksha/contract/host-context';
import type { Batch, CourseDetails } from '@kaksha/domain/catalogue';
import { payableCurrency } from '@kaksha/domain/money';
import { Button, type ButtonProps } from '@kaksha/ui/button';

interface EnrollButtonProps extends Pick<ButtonProps, 'size' | 'block'> {
  course: CourseDetails;
  batch: Batch | null;
  onEnroll: (batch: Batch) => void;
  onEnquire: () => void;
}

/** 'Enroll Now', or 'Enquire' without a price or a batch. A form, so that it works before the scripts have loaded. */
export function EnrollButton({ course, batch, onEnroll, onEnquire, ...look }: EnrollButtonProps) {
  const { user } = useSession();
  if (!batch || !payableCurrency(course.fees)) {
    return (
      <Button variant="accent" onClick={onEnquire} {...look}>
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
        Enroll Now
      </Button>
    </form>
  );
}
