import { formatClock, wallClock } from '@kaksha/domain/dates';
import { FormButton } from '@kaksha/forms/form-button';
import { SubmitButton } from '@kaksha/forms/submit-button';
import styles from './details-footer.module.css';

export interface DetailsFooterProps {
  /** When the draft was last stored on the device; 'failed' when the browser refused, null without a draft. */
  draftSavedAt: Date | 'failed' | null;
  onCancel: () => void;
}

/** The buttons of step 1. On a phone they stick to the bottom of the screen. */
export function DetailsFooter({ draftSavedAt, onCancel }: DetailsFooterProps) {
  const note = draftNote(draftSavedAt);
  return (
    <div className={styles.footer} data-foot-bar>
      {note && <p className={`meta ${styles.note}`}>{note}</p>}
      <div className={`row gap-3 ${styles.buttons}`}>
        <FormButton onClick={onCancel}>Cancel</FormButton>
        <SubmitButton>Save &amp; Continue</SubmitButton>
      </div>
    </div>
  );
}

function draftNote(savedAt: DetailsFooterProps['draftSavedAt']): string | null {
  if (savedAt === null) return null;
  if (savedAt === 'failed') return 'This device keeps no drafts. Save before you leave.';
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return `Draft saved on this device at ${formatClock(wallClock(savedAt, zone).time)}`;
}
