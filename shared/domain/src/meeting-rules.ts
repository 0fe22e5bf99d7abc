import { httpsLink } from './https-link';
import * as limits from './limits';
import { formRules } from './rules';

const startsWithHost = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?(?:[/?#]|$)/i;

/** The link as it is stored: `meet.google.com/abc` gets its `https://`. */
export function meetingLink(typed: string): string {
  const link = typed.trim();
  return startsWithHost.test(link) ? `https://${link}` : link;
}

/** An empty link is none. */
export const meetingUrl = httpsLink(limits.meeting.urlMax).transform((typed) =>
  typeof typed === 'string' ? meetingLink(typed) : typed,
);

export const meetingRules = formRules<{ url: string }>({ url: meetingUrl });
