import { formatDateTime } from '@kaksha/domain/dates';
import { Banner } from '@kaksha/ui/banner';
import { TextButton } from '@kaksha/ui/text-button';

export interface RestoredDraftBannerProps {
  /** ISO 8601, UTC. */
  savedAt: string;
  onDiscard: () => void;
}

/** Notice that the form shows a restored draft, with a button that discards it. */
export function RestoredDraftBanner({ savedAt, onDiscard }: RestoredDraftBannerProps) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Banner role="status">
      <span>{`What you typed on ${formatDateTime(savedAt, zone)} and did not save is back. `}</span>
      <TextButton tone="prose" onClick={onDiscard}>
        Discard
      </TextButton>
    </Banner>
  );
}

export interface DraftNoticesProps {
  /** Time of the restored draft; null when there is none. */
  restoredAt: string | null;
  /** Whether the browser stores drafts. */
  canStore: boolean;
  onDiscard: () => void;
}

/** Notices above a form with a draft: one was restored, or none can be stored. */
export function DraftNotices({ restoredAt, canStore, onDiscard }: DraftNoticesProps) {
  return (
    <>
      {restoredAt && <RestoredDraftBanner savedAt={restoredAt} onDiscard={onDiscard} />}
      {!canStore && (
        <Banner tone="neutral" role="status">
          This device keeps no drafts. Save before you leave.
        </Banner>
      )}
    </>
  );
}
