import { formatClock, wallClock } from '@kaksha/domain/dates';
import { isolated } from '@kaksha/domain/isolated';
import { Banner, type BannerProps } from '@kaksha/ui/banner';
import type { Verdict } from './arrivals';

const words: Record<Verdict['kind'], { tone: NonNullable<BannerProps['tone']>; title: string; text: string }> = {
  'checked-in': { tone: 'good', title: 'Checked in', text: '' },
  already: { tone: 'saffron', title: 'Already checked in', text: '' },
  refunded: { tone: 'bad', title: 'Seat refunded', text: 'This ticket does not count any more.' },
  'wrong-batch': { tone: 'bad', title: 'Another batch', text: 'This ticket is for another batch.' },
  'no-ticket': { tone: 'bad', title: 'Not a ticket', text: 'This code is not a ticket for a class.' },
  unknown: {
    tone: 'saffron',
    title: 'Ticket saved',
    text: 'Its seat is not on the list of this device. It is checked when it is sent.',
  },
};

/** What the last scan or press did. */
export function VerdictBanner({ verdict, timeZone }: { verdict: Verdict; timeZone: string }) {
  const { tone, title, text } = words[verdict.kind];
  const name = 'seat' in verdict ? verdict.seat.name : null;
  const detail = verdict.kind === 'already' ? `Since ${clockOf(verdict.at, timeZone)}.` : text;
  return (
    <Banner tone={tone}>
      <strong>{name ? `${isolated(name)}: ${title.toLowerCase()}` : title}</strong>
      {detail && <div>{detail}</div>}
    </Banner>
  );
}

/** `5:58 PM`. @param at  ISO 8601 */
export const clockOf = (at: string, timeZone: string): string => formatClock(wallClock(new Date(at), timeZone).time);
