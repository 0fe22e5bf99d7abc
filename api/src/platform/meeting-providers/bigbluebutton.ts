import { createHmac } from 'node:crypto';
import { cutText } from '@kaksha/domain/cut-text';
import { DomUtils } from 'htmlparser2';
import { LRUCache } from 'lru-cache';
import { addressOf, type BigBlueButtonSettings, createBigBlueButtonClient, textOf } from './bigbluebutton-client';
import type { OnlineClass, Recording, RoomProvider } from './provider';

interface SiteOfRooms {
  /** Makes the names and the passwords of the rooms. */
  signingKey: string;
  /** Where the meeting leads after its end. */
  logoutUrl: string;
}

/** A class may go on for this long before the server ends its meeting. */
const overrunMinutes = 30;
const nameMax = 120;
/** Names of meetings in one call, so that the address stays short. */
const meetingsPerCall = 30;
const recordingsTtlMs = 60_000;
/** A hundred learners who join at once need one `create`. */
const createdTtlMs = 10_000;

/** Rooms of a BigBlueButton server, one for each session. */
export function createBigBlueButton(
  settings: BigBlueButtonSettings,
  { signingKey, logoutUrl }: SiteOfRooms,
  transport?: typeof fetch,
): RoomProvider {
  const call = createBigBlueButtonClient(settings, transport);
  const created = new LRUCache<string, Promise<string>>({ max: 1000, ttl: createdTtlMs });
  const recorded = new LRUCache<number, Recording[]>({ max: 1000, ttl: recordingsTtlMs });
  const derive = (use: string, batchId: number, sessionDay: string) =>
    createHmac('sha256', signingKey).update(`${use} ${batchId} ${sessionDay}`).digest('hex').slice(0, 40);
  const idOf = (batchId: number, sessionDay: string) => derive('meeting', batchId, sessionDay);
  const passwordOf = (isModerator: boolean, { batchId, sessionDay }: OnlineClass) =>
    derive(isModerator ? 'moderator' : 'viewer', batchId, sessionDay);

  /** Creates the meeting unless it runs. @returns when it was created, which a join names */
  async function create(session: OnlineClass, now: Date): Promise<string> {
    const minutes = Math.ceil((session.endsAt.getTime() - now.getTime()) / 60_000);
    const answer = await call('create', {
      name: cutText(session.courseName, nameMax),
      meetingID: idOf(session.batchId, session.sessionDay),
      // A second call is refused unless its passwords are the same.
      attendeePW: passwordOf(false, session),
      moderatorPW: passwordOf(true, session),
      record: 'true',
      autoStartRecording: 'false',
      allowStartStopRecording: 'true',
      muteOnStart: 'true',
      duration: String(Math.max(1, minutes) + overrunMinutes),
      logoutURL: logoutUrl,
    });
    return textOf(answer, 'createTime');
  }

  /** Calls at the same time share one `create`. A failed one is not kept. */
  function createOnce(session: OnlineClass, now: Date): Promise<string> {
    const id = idOf(session.batchId, session.sessionDay);
    const running = created.get(id) ?? create(session, now);
    created.set(id, running, { noUpdateTTL: true });
    running.catch(() => created.delete(id));
    return running;
  }

  async function findRecordings(batchId: number, sessionDays: readonly string[]): Promise<Recording[]> {
    const dayOf = new Map(sessionDays.map((day) => [idOf(batchId, day), day]));
    const ids = [...dayOf.keys()];
    const found: Recording[] = [];
    for (let from = 0; from < ids.length; from += meetingsPerCall) {
      const meetingID = ids.slice(from, from + meetingsPerCall).join(',');
      const answer = await call('getRecordings', { meetingID, state: 'published' });
      for (const element of DomUtils.getElementsByTagName('recording', answer)) {
        const recording = readRecording(element, dayOf);
        if (recording) found.push(recording);
      }
    }
    return found.sort((one, other) => one.startedAt.getTime() - other.startedAt.getTime());
  }

  return {
    name: 'BigBlueButton',
    async join(session, participant, now) {
      const { userId, name, isModerator } = participant;
      const createTime = await createOnce(session, now);
      return addressOf(settings, 'join', {
        fullName: name,
        meetingID: idOf(session.batchId, session.sessionDay),
        role: isModerator ? 'MODERATOR' : 'VIEWER',
        password: passwordOf(isModerator, session),
        userID: String(userId),
        ...(createTime && { createTime }),
        redirect: 'true',
      });
    },
    async isRunning({ batchId, sessionDay }) {
      const answer = await call('isMeetingRunning', { meetingID: idOf(batchId, sessionDay) });
      return textOf(answer, 'running') === 'true';
    },
    async end({ batchId, sessionDay }) {
      const meetingID = idOf(batchId, sessionDay);
      const password = derive('moderator', batchId, sessionDay);
      await call('end', { meetingID, password }, ['notFound', 'invalidMeetingIdentifier']);
      created.delete(meetingID);
    },
    async recordings(batchId, sessionDays) {
      const known = recorded.get(batchId) ?? (await findRecordings(batchId, sessionDays));
      recorded.set(batchId, known, { noUpdateTTL: true });
      return known;
    },
  };
}

/** Null for a recording of another meeting, one that is not published, and one without an address. */
function readRecording(element: Parameters<typeof textOf>[0], dayOf: ReadonlyMap<string, string>): Recording | null {
  const sessionDay = dayOf.get(textOf(element, 'meetingID'));
  const startedAt = new Date(Number(textOf(element, 'startTime')));
  if (!sessionDay || textOf(element, 'published') !== 'true' || Number.isNaN(startedAt.getTime())) return null;
  const formats = DomUtils.getElementsByTagName('format', element).map((format) => ({
    url: textOf(format, 'url'),
    minutes: Number(textOf(format, 'length')) || null,
    type: textOf(format, 'type'),
  }));
  const playable = formats.filter(({ url }) => /^https?:\/\//.test(url) && URL.canParse(url));
  const chosen = playable.find(({ type }) => type === 'presentation' || type === 'video') ?? playable[0];
  return chosen ? { sessionDay, startedAt, minutes: chosen.minutes, url: chosen.url } : null;
}
