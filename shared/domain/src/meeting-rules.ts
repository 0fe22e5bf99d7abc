import { httpsLink } from './https-link';
import * as limits from './limits';
import { formRules } from './rules';

/** An empty link is none. */
export const meetingRules = formRules<{ url: string }>({ url: httpsLink(limits.meeting.urlMax) });
