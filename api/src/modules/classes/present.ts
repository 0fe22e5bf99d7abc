import { meetingProvider } from '@kaksha/domain/meetings';
import type { JoinWire, MeetingWire } from './schema';
import type { JoinedClass, Meeting } from './service';
import { meetingVersion } from './version';

export const presentMeeting = ({ batchId, url, isOnDemand }: Meeting): MeetingWire => ({
  batch_id: batchId,
  url,
  provider: url && meetingProvider(url),
  is_on_demand: isOnDemand,
  version: meetingVersion({ url }),
});

export const presentJoined = ({ url, provider, session, endsAt }: JoinedClass): JoinWire => ({
  url,
  provider,
  session: { date: session.day, starts_at: session.start.toISOString(), ends_at: endsAt.toISOString() },
});
