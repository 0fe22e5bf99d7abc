import { giveBackSeat } from '@kaksha/api-client/payment';
import { useHost } from '@kaksha/contract/host-context';
import type { Enrolment } from '@kaksha/domain/payments';
import { Banner } from '@kaksha/ui/banner';
import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';
import { useSeatChange } from '../../seat-changes/use-seat-change';

/** Asks before a free seat is given back. */
export function GiveBackDialog({ seat, onClose }: { seat: Enrolment; onClose: () => void }) {
  const { http } = useHost();
  const { busy, problem, run } = useSeatChange('You gave your seat back', onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      size="s"
      title="Give your seat back?"
      description={seat.course.name}
    >
      <div className="stack gap-3">
        <p>Another learner gets the seat. You can enrol again while seats are left.</p>
        {problem && (
          <Banner tone="bad" role="alert">
            {problem}
          </Banner>
        )}
        <Button block variant="accent" busy={busy} onClick={() => run(() => giveBackSeat(http, seat.id))}>
          Give seat back
        </Button>
        <Button block disabled={busy} onClick={onClose}>
          Keep my seat
        </Button>
      </div>
    </Dialog>
  );
}
