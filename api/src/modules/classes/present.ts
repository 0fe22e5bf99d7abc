import { meetingProvider } from '@kaksha/domain/meetings';
import type { Meeting } from './service';
import { meetingVersion } from './version';

export const presentMeeting = (meeting: Meeting) => ({
  ...meeting,
  provider: meeting.url && meetingProvider(meeting.url),
  version: meetingVersion(meeting),
});
