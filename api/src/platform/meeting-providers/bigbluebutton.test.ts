import { createHash } from 'node:crypto';
import { type BigBlueButtonServer, startBigBlueButtonServer } from '../../../test/bigbluebutton-server';
import { createBigBlueButton } from './bigbluebutton';
import { addressOf, checksumOf } from './bigbluebutton-client';
import { readBigBlueButtonSettings } from './settings';

/** The example of the security model in the API reference of BigBlueButton. */
const example = {
  secret: '639259d4-9dd8-4b25-bf01-95f9567eaf4b',
  query: 'name=Test+Meeting&meetingID=abc123&attendeePW=111222&moderatorPW=333444',
  sha1: '1fcbb0c4fc1f039f73aa6d697d2db9ba7f803f17',
  sha256: 'da9185f7f333cfdfcd6eeac32dca3777510c4c436020d8b887ba5515bd1d189e',
};
const parameters = { name: 'Test Meeting', meetingID: 'abc123', attendeePW: '111222', moderatorPW: '333444' };

describe('checksums', () => {
  test('sign what the documentation signs', () => {
    const signed = `create${example.query}${example.secret}`;
    expect(createHash('sha1').update(signed).digest('hex')).toBe(example.sha1);
    expect(checksumOf('create', example.query, example.secret)).toBe(example.sha256);
    expect(createHash('sha256').update(signed).digest('hex')).toBe(example.sha256);
  });

  test('stand after the query of the documented example', () => {
    const url = 'https://yourserver.com/bigbluebutton/api';
    expect(addressOf({ url, secret: example.secret }, 'create', parameters)).toBe(
      `${url}/create?${example.query}&checksum=${example.sha256}`,
    );
  });

  test('are those of the encoded text for other letters', () => {
    const named = { ...parameters, name: 'Test événement' };
    expect(addressOf({ url: 'https://b.test', secret: example.secret }, 'create', named)).toMatch(
      /name=Test\+%C3%A9v%C3%A9nement&.*&checksum=bedc6c6bf6edf42c5ac0f2f3c34cbc8283435029edfa590f43c670e18c4324f9$/,
    );
  });
});

const now = new Date('2027-01-04T13:20:00Z');
const session = {
  batchId: 7,
  sessionDay: '2027-01-04',
  courseName: 'Café & Kubernetes <live>',
  endsAt: new Date('2027-01-04T15:30:00Z'),
};
const trainer = { userId: 1, name: 'Asha Rao', isModerator: true };
const learner = { userId: 2, name: 'Priya "P" Nair', isModerator: false };
const secret = 'a secret of the tests';

let server: BigBlueButtonServer;
beforeAll(async () => {
  server = await startBigBlueButtonServer(secret);
});
afterAll(() => server.close());
beforeEach(() => {
  server.answerWith(null);
  server.calls.length = 0;
  server.meetings.clear();
});

const site = { signingKey: 'key', logoutUrl: 'https://kaksha.example/' };
const open = (settings = { url: server.url, secret }) => createBigBlueButton(settings, site);

describe('a room', () => {
  test('is made on demand, and opens for a moderator and a viewer', async () => {
    const rooms = open();
    const roleOf = async (address: string) => (await fetch(address, { redirect: 'manual' })).headers.get('location');
    expect(await roleOf(await rooms.join(session, trainer, now))).toBe('/html5client/join?as=MODERATOR');
    expect(await roleOf(await rooms.join(session, learner, now))).toBe('/html5client/join?as=VIEWER');
    const [created] = server.calls;
    expect(Object.fromEntries(created?.query ?? [])).toMatchObject({
      name: 'Café & Kubernetes <live>',
      record: 'true',
      duration: '160',
      logoutURL: 'https://kaksha.example/',
    });
  });

  test('has a name that ends between two characters', async () => {
    const name = `${'a'.repeat(119)}👩‍💻 and more`;
    await open().join({ ...session, courseName: name }, trainer, now);
    expect(server.calls[0]?.query.get('name')).toBe('a'.repeat(119));
  });

  test('is created once for learners who join together, and again by another process', async () => {
    const rooms = open();
    await Promise.all(Array.from({ length: 20 }, () => rooms.join(session, learner, now)));
    expect(server.calls.filter(({ call }) => call === 'create')).toHaveLength(1);
    await open().join(session, learner, now);
    expect(server.meetings.size).toBe(1);
  });

  test('differs between sessions, batches and sites', async () => {
    const rooms = open();
    await rooms.join(session, learner, now);
    await rooms.join({ ...session, sessionDay: '2027-01-05' }, learner, now);
    await rooms.join({ ...session, batchId: 8 }, learner, now);
    const other = createBigBlueButton({ url: server.url, secret }, { ...site, signingKey: 'another' });
    await other.join(session, learner, now);
    expect(server.meetings.size).toBe(4);
  });

  test('runs from the first join until its end', async () => {
    const rooms = open();
    expect(await rooms.isRunning(session)).toBe(false);
    await fetch(await rooms.join(session, learner, now), { redirect: 'manual' });
    expect(await rooms.isRunning(session)).toBe(true);
    await rooms.end(session);
    expect(await rooms.isRunning(session)).toBe(false);
    await rooms.end(session);
    await rooms.join(session, learner, now);
    expect(server.meetings.size).toBe(1);
  });
});

test('a changed address of a participant is refused', async () => {
  const address = await open().join(session, learner, now);
  const changed = address.replace('role=VIEWER', 'role=MODERATOR');
  expect(await (await fetch(changed)).text()).toContain('checksumError');
});

describe('recordings', () => {
  const recordingOf = (id: string, over = '') => `<recording><recordID>${id}-1</recordID><meetingID>${id}</meetingID>
    <name>A class</name><published>true</published><state>published</state>
    <startTime>1798981200000</startTime><endTime>1798988400000</endTime>
    <playback><format><type>notes</type><url>https://b.test/notes</url></format><format><type>presentation</type>
    <url> https://b.test/playback/2.3/${id}?a=1&amp;b=2 </url><length>117</length></format></playback>${over}</recording>`;
  const idOf = async (sessionDay: string) => {
    await open().join({ ...session, sessionDay }, learner, now);
    return server.calls.at(-1)?.query.get('meetingID') ?? '';
  };

  test('are those of the sessions of the batch, with the player', async () => {
    const [first, second] = [await idOf('2027-01-04'), await idOf('2027-01-05')];
    server.recordings.set(first, recordingOf(first) + recordingOf('of-another-meeting'));
    server.recordings.set(second, recordingOf(second).replace('<published>true', '<published>false'));
    const found = await open().recordings(7, ['2027-01-04', '2027-01-05']);
    expect(found).toEqual([
      {
        sessionDay: '2027-01-04',
        startedAt: new Date(1_798_981_200_000),
        minutes: 117,
        url: `https://b.test/playback/2.3/${first}?a=1&b=2`,
      },
    ]);
  });

  test('leave out addresses that are not web pages', async () => {
    const id = await idOf('2027-01-06');
    server.recordings.set(id, recordingOf(id).replaceAll(/https:\/\/b\.test/g, 'javascript:alert'));
    expect(await open().recordings(7, ['2027-01-06'])).toEqual([]);
  });

  test('of many sessions are asked for in several calls, and kept for a minute', async () => {
    const days = Array.from({ length: 65 }, (_, at) => new Date(Date.UTC(2027, 0, 4 + at)).toISOString().slice(0, 10));
    const rooms = open();
    expect(await rooms.recordings(8, days)).toEqual([]);
    await rooms.recordings(8, days);
    expect(server.calls.filter(({ call }) => call === 'getRecordings')).toHaveLength(3);
  });
});

describe('a server that', () => {
  test.each<[string, (server: BigBlueButtonServer) => void]>([
    ['is broken', ({ answerWith }) => answerWith((response) => response.writeHead(500).end())],
    ['leads elsewhere', ({ answerWith }) => answerWith((response) => response.writeHead(302, { location: '/' }).end())],
    ['answers with no XML', ({ answerWith }) => answerWith((response) => response.end('{"returncode":"SUCCESS"}'))],
    ['closes the connection', ({ answerWith }) => answerWith((response) => response.destroy())],
    ['answers without an end', ({ answerWith }) => answerWith((response) => response.end('<a>'.repeat(1_000_000)))],
  ])('%s causes an error without its address', async (_, breakServer) => {
    breakServer(server);
    const error = await open()
      .join(session, learner, now)
      .catch((failure) => failure);
    expect(error).toMatchObject({ statusCode: 502, code: 'MEETING_UNAVAILABLE' });
    expect(error.message).toBe('The meeting server does not answer right now. Please try again in a minute.');
    expect(`${error.cause} ${error.cause.cause ?? ''}`).not.toMatch(/checksum|http|meetingID/);
    server.answerWith(null);
    expect(await open().join(session, learner, now)).toContain('/join?');
  });

  test('refuses the secret causes the same error, and names the reason for the log', async () => {
    const rooms = open({ url: server.url, secret: 'another secret' });
    const error = await rooms.join(session, learner, now).catch((failure) => failure);
    expect(error).toMatchObject({ code: 'MEETING_UNAVAILABLE', cause: { message: 'create: checksumError' } });
  });

  test('does not answer in time is not waited for', async () => {
    jest
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation(() => AbortSignal.abort(new DOMException('late', 'TimeoutError')));
    await expect(open().isRunning(session)).rejects.toMatchObject({ cause: { message: 'isMeetingRunning: timeout' } });
  });
});

describe('the settings', () => {
  test.each(['https://b.test/bigbluebutton/', 'https://b.test/bigbluebutton', 'https://b.test/bigbluebutton/api/'])(
    'accept the address %s',
    (url) => {
      expect(readBigBlueButtonSettings({ BBB_URL: url, BBB_SECRET: 's' }, [])).toEqual({
        url: 'https://b.test/bigbluebutton/api',
        secret: 's',
      });
    },
  );

  test('need both values, or none', () => {
    const problems: string[] = [];
    expect(readBigBlueButtonSettings({ BBB_URL: 'https://b.test' }, problems)).toBeNull();
    expect(readBigBlueButtonSettings({ BBB_SECRET: 's' }, problems)).toBeNull();
    expect(readBigBlueButtonSettings({}, problems)).toBeNull();
    expect(problems).toEqual([
      'BBB_SECRET is missing: BigBlueButton needs BBB_URL and BBB_SECRET.',
      'BBB_URL is missing: BigBlueButton needs BBB_URL and BBB_SECRET.',
    ]);
  });
});
