import { useHost } from '@kaksha/contract/host-context';
import { formatDateTime } from '@kaksha/domain/dates';
import { OtherDrafts, type OtherDraftsProps } from '@kaksha/forms/other-drafts';
import { Banner } from '@kaksha/ui/banner';
import { TextButton } from '@kaksha/ui/text-button';

export interface RestoredDraftBannerProps {
  /** ISO 8601, UTC. */
  savedAt: string;
  onDiscard: () => void;
}

/** Notice that the form shows a restored draft, with a button that discards it. */
export function RestoredDraftBanner({ savedAt, onDiscard }: RestoredDraftBannerProps) {
  return (
    <Banner role="status">
      <span>{`What you typed on ${timeText(savedAt)} and did not save is back. `}</span>
      <TextButton tone="prose" onClick={onDiscard}>
        Discard
      </TextButton>
    </Banner>
  );
}

const timeText = (at: string) => formatDateTime(at, Intl.DateTimeFormat().resolvedOptions().timeZone);

export interface DraftNoticesProps<V extends object> {
  /** Time of the restored draft; null when there is none. */
  restoredAt: string | null;
  /** Whether the browser stores drafts. */
  canStore: boolean;
  onDiscard: () => void;
  others: Omit<OtherDraftsProps<V>, 'timeText' | 'notify'>;
}

/** Notices above a form with a draft: one was restored, others are on the device, or none can be stored. */
export function DraftNotices<V extends object>({ restoredAt, canStore, onDiscard, others }: DraftNoticesProps<V>) {
  return (
    <>
      <OtherDrafts {...others} notify={useHost().notify} timeText={timeText} />
      {restoredAt && <RestoredDraftBanner savedAt={restoredAt} onDiscard={onDiscard} />}
      {!canStore && (
        <Banner tone="neutral" role="status">
          This device keeps no drafts. Save before you leave.
        </Banner>
      )}
    </>
  );
}
