import { formatClock, wallClock } from '@kaksha/domain/dates';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { Button } from '@kaksha/ui/button';
import { StepFooter } from '../step-footer';

export interface DetailsFooterProps {
  /** When the typed text was last kept on the device; null when all is saved. */
  keptAt: Date | 'failed' | null;
  onCancel: () => void;
}

export function DetailsFooter({ keptAt, onCancel }: DetailsFooterProps) {
  return (
    <StepFooter note={noteOf(keptAt)}>
      <Button onClick={onCancel}>Cancel</Button>
      <SubmitButton>Save &amp; Continue</SubmitButton>
    </StepFooter>
  );
}

function noteOf(keptAt: DetailsFooterProps['keptAt']): string | null {
  if (keptAt === null) return null;
  if (keptAt === 'failed') return 'This device keeps no drafts. Save before you leave.';
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return `Draft saved on this device at ${formatClock(wallClock(keptAt, zone).time)}`;
}
