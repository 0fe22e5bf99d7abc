import { meetingLink, meetingRules } from '@kaksha/domain/meeting-rules';
import { meetingProvider } from '@kaksha/domain/meetings';

/** The product that a typed link opens, else which links are taken. */
export const meetingHint = (url: string): string =>
  url.trim() && meetingRules.isValidSync({ url })
    ? `Opens ${meetingProvider(meetingLink(url))}`
    : 'Zoom, Google Meet, Microsoft Teams, Jitsi, Webex and others. Only learners of this batch receive it';
