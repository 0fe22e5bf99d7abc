import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';

interface Meeting {
  attendee: string;
  moderator: string;
  createTime: string;
  isRunning: boolean;
}

/** What each call accepts: its required parameters, then the optional ones. */
const known: Record<string, readonly [required: string[], optional: string[]]> = {
  create: [
    ['name', 'meetingID'],
    [
      'attendeePW',
      'moderatorPW',
      'record',
      'autoStartRecording',
      'allowStartStopRecording',
      'muteOnStart',
      'duration',
      'logoutURL',
    ],
  ],
  join: [
    ['fullName', 'meetingID', 'role', 'password'],
    ['userID', 'createTime', 'redirect'],
  ],
  isMeetingRunning: [['meetingID'], []],
  end: [['meetingID'], ['password']],
  getRecordings: [[], ['meetingID', 'state']],
};

/** A server that answers as BigBlueButton documents, and refuses wrong checksums and parameters. */
export async function startBigBlueButtonServer(secret: string) {
  const meetings = new Map<string, Meeting>();
  const calls: { call: string; query: URLSearchParams }[] = [];
  /** Extra elements of `getRecordings`, by the id of their meeting. */
  const recordings = new Map<string, string>();
  let answer: ((response: ServerResponse) => void) | null = null;

  const server = createServer((request, response) => {
    if (answer) return answer(response);
    const url = new URL(request.url ?? '/', 'http://bbb.test');
    const call = url.pathname.replace('/bigbluebutton/api/', '');
    const send = (body: string) =>
      response.setHeader('content-type', 'text/xml;charset=utf-8').end(`<response>${body}</response>`);
    const fail = (key: string) =>
      send(`<returncode>FAILED</returncode><messageKey>${key}</messageKey><message>Refused: ${key}</message>`);
    const succeed = (body = '') => send(`<returncode>SUCCESS</returncode>${body}`);

    const [query = '', checksum] = url.search.slice(1).split('&checksum=');
    const wanted = createHash('sha256').update(`${call}${query}${secret}`).digest('hex');
    if (checksum !== wanted) return fail('checksumError');
    const given = new URLSearchParams(query);
    calls.push({ call, query: given });
    const [required, optional] = known[call] ?? [['unknownCall'], []];
    const names = [...given.keys()];
    if (required.some((name) => !given.get(name))) return fail('missingParameter');
    if (names.some((name) => ![...required, ...optional].includes(name))) return fail('unknownParameter');
    if (new Set(names).size !== names.length) return fail('repeatedParameter');
    answerTo(call, given, { fail, succeed, response });
  });

  function answerTo(
    call: string,
    given: URLSearchParams,
    {
      fail,
      succeed,
      response,
    }: { fail: (key: string) => void; succeed: (body?: string) => void; response: ServerResponse },
  ) {
    const id = given.get('meetingID') ?? '';
    const meeting = meetings.get(id);
    const isModerator = given.get('password') === meeting?.moderator;
    if (call === 'create') {
      const [attendee, moderator] = [given.get('attendeePW') ?? '', given.get('moderatorPW') ?? ''];
      if (meeting && (meeting.attendee !== attendee || meeting.moderator !== moderator)) return fail('idNotUnique');
      const createTime = meeting?.createTime ?? String(1_531_155_809_613 + meetings.size);
      meetings.set(id, meeting ?? { attendee, moderator, createTime, isRunning: false });
      return succeed(`<meetingID>${id}</meetingID><createTime>${createTime}</createTime>
        <messageKey>${meeting ? 'duplicateWarning' : ''}</messageKey>`);
    }
    if (call === 'getRecordings') {
      const found = id.split(',').map((each) => recordings.get(each) ?? '');
      const body = found.join('');
      return succeed(body ? `<recordings>${body}</recordings>` : '<recordings/><messageKey>noRecordings</messageKey>');
    }
    if (call === 'isMeetingRunning') return succeed(`<running>${meeting?.isRunning ?? false}</running>`);
    if (!meeting) return fail('notFound');
    if (call === 'end') {
      if (!isModerator) return fail('invalidPassword');
      meetings.delete(id);
      return succeed('<messageKey>sentEndMeetingRequest</messageKey>');
    }
    const role = isModerator ? 'MODERATOR' : given.get('password') === meeting.attendee ? 'VIEWER' : null;
    if (role === null || given.get('role') !== role) return fail('invalidPassword');
    if (given.get('createTime') !== meeting.createTime) return fail('mismatchCreateTimeParam');
    meeting.isRunning = true;
    response.writeHead(302, { location: `/html5client/join?as=${role}` }).end();
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/bigbluebutton/api`,
    calls,
    meetings,
    recordings,
    /** Answers every call in this way; null returns to the usual answers. */
    answerWith(other: ((response: ServerResponse) => void) | null) {
      answer = other;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}

export type BigBlueButtonServer = Awaited<ReturnType<typeof startBigBlueButtonServer>>;
