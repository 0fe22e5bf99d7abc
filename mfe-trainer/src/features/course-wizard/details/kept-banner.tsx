import { formatDateTime } from '@kaksha/domain/dates';
import { Banner } from '@kaksha/ui/banner';
import { TextButton } from '@kaksha/ui/text-button';

export interface KeptBannerProps {
  /** ISO 8601, UTC. */
  keptAt: string;
  onDiscard: () => void;
}

/** Says that what was typed before is back, and how to be rid of it. */
export function KeptBanner({ keptAt, onDiscard }: KeptBannerProps) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Banner role="status">
      {`What you typed on ${formatDateTime(keptAt, zone)} and did not save is back. `}
      <TextButton tone="prose" onClick={onDiscard}>
        Discard
      </TextButton>
    </Banner>
  );
}
