import { currentSession } from '@kaksha/domain/batch-sessions';
import { hasClassroom } from '@kaksha/domain/batches';
import { type Certificate, certificateAddress } from '@kaksha/domain/certificates';
import { canChangeBatch } from '@kaksha/domain/change-batch';
import { ticketPath, trainerPath } from '@kaksha/domain/paths';
import type { Enrolment } from '@kaksha/domain/payments';
import { coursePath } from '@kaksha/domain/slugs';
import { IconButton } from '@kaksha/ui/icon-button';
import { Menu } from '@kaksha/ui/menu';
import type { MenuEntry } from '@kaksha/ui/menu-popup';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useCalendarFile } from '../../add-to-calendar';
import { useContactDialog } from '../../contact/contact-trainer';

const ChangeBatchDialog = retryableLazy(
  async () =>
    (await import(/* webpackChunkName: "change-batch" */ '../../seat-changes/change-batch-dialog')).ChangeBatchDialog,
);
const GiveBackDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "give-back" */ './give-back-dialog')).GiveBackDialog,
);

interface SeatMenuProps {
  seat: Enrolment;
  now: Date;
  /** Sessions that are over. */
  held: number;
  certificate: Certificate | null;
}

/** All that can be done with a seat, beside joining and opening its class. */
export function SeatMenu({ seat, now, held, certificate }: SeatMenuProps) {
  const [open, setOpen] = useState<'change' | 'give-back' | null>(null);
  const contact = useContactDialog(seat, 'Ask the trainer');
  const calendar = useCalendarFile(seat);
  const { batch, course, price, status, isPaused } = seat;
  const close = () => setOpen(null);
  const isAhead = currentSession(batch, now) !== null;
  const canGiveBack = isAhead && status === 'Active' && price.amount === 0;
  const entries: (MenuEntry | false | null)[] = [
    certificate && {
      label: certificate.state === 'valid' ? 'Certificate' : 'Revoked certificate',
      to: certificateAddress(certificate.id),
    },
    isAhead && hasClassroom(batch) && { label: 'Ticket', to: ticketPath(batch.id) },
    isAhead && { label: 'Add to calendar', onSelect: calendar.download },
    // A paused course has no pages.
    !isPaused && { label: 'Ask the trainer', onSelect: contact.open },
    !isPaused && held > 0 && { label: 'Write a review', to: `${trainerPath(course.trainer.id)}#feedback` },
    !isPaused && { label: 'Course page', to: coursePath(course) },
    isAhead && canChangeBatch(seat, now) && { label: 'Change batch', onSelect: () => setOpen('change') },
    canGiveBack && { label: 'Give seat back', onSelect: () => setOpen('give-back') },
  ];
  return (
    <>
      <Menu
        label="More actions"
        align="end"
        items={entries.filter((entry) => !!entry)}
        trigger={(props) => (
          <IconButton
            {...props}
            variant="outline"
            label={`More actions, ${course.name}`}
            icon={<Ellipsis aria-hidden="true" />}
          />
        )}
      />
      {open === 'change' && <ChangeBatchDialog seat={seat} onClose={close} />}
      {open === 'give-back' && <GiveBackDialog seat={seat} onClose={close} />}
      {contact.dialog}
    </>
  );
}
