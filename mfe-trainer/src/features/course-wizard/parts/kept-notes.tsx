import { Banner } from '@kaksha/ui/banner';
import { KeptBanner } from '../details/kept-banner';

export interface KeptNotesProps {
  /** When what is back was kept; null when nothing is. */
  restoredAt: string | null;
  /** Whether the device keeps what is typed. */
  keeps: boolean;
  onDiscard: () => void;
}

/** What there is to know about the text of a form that is kept on the device. */
export function KeptNotes({ restoredAt, keeps, onDiscard }: KeptNotesProps) {
  return (
    <>
      {restoredAt && <KeptBanner keptAt={restoredAt} onDiscard={onDiscard} />}
      {!keeps && (
        <Banner tone="neutral" role="status">
          This device keeps no drafts. Save before you leave.
        </Banner>
      )}
    </>
  );
}
