import { meetingProvider } from '@kaksha/domain/meetings';
import type { JoinWire, MeetingWire } from './schema';
import type { JoinedClass, Meeting } from './service';

export const presentMeeting = ({ batchId, url }: Meeting): MeetingWire => ({
  batch_id: batchId,
  url,
  provider: url && meetingProvider(url),
});

export const presentJoined = ({ url, session, endsAt }: JoinedClass): JoinWire => ({
  url,
  provider: meetingProvider(url),
  session: { date: session.day, starts_at: session.at.toISOString(), ends_at: endsAt.toISOString() },
});
