import { makeTestApp, signIn, type TestApp } from '../../../test/test-app';
import { supportMessages } from '../database/schema/support';
import { withKeptTexts } from './kept-texts';

let api: TestApp;
beforeAll(async () => {
  api = await makeTestApp();
});
afterAll(() => api.close());

const ask = { type: 5, email: 'asha@kaksha.test', name: 'Asha', message: 'Hello' };

test.each(['\u200b', '\u3164 \u2800', '\ufeff\u2060', '\u202e', '\u0301', ' \n '])(
  'a required text of %j only is refused as a missing one',
  async (nothing) => {
    const fields = { name: 'Name is required', message: 'Message is required' };
    const body = { ...ask, name: nothing, message: nothing };
    expect(await api.call('POST', '/support-type', { body })).toMatchObject({ status: 400, body: { fields } });
    const { token } = await signIn(api, 'admin@kaksha.test', { admin: true });
    const post = { title: nothing, content: `<p>${nothing}</p>`, tags: JSON.stringify([nothing]) };
    expect(await api.call('POST', '/blogs', { token, body: post })).toMatchObject({
      status: 400,
      body: {
        fields: { title: 'Title is required', content: 'Content is required', tags: 'At least one tag is required' },
      },
    });
  },
);

test('NUL is kept as a replacement character, and a text that names it as it is', async () => {
  const message = String.raw`The value '\u0000' of a char in Java is`;
  expect(await api.call('POST', '/support-type', { body: { ...ask, message: `${message} \0` } })).toMatchObject({
    status: 200,
  });
  const [stored] = await api.db.select().from(supportMessages);
  expect(stored?.message).toBe(`${message} \ufffd`);
});

test('half of a character is kept as a replacement character, where the text is stored and in events', async () => {
  const body = { ...ask, message: 'cut \ud83d here 😀' };
  expect(await api.call('POST', '/support-type', { body })).toMatchObject({ status: 200 });
  const stored = await api.db.select().from(supportMessages);
  expect(stored.map(({ message }) => message)).toContain('cut \ufffd here 😀');
});

test('texts at every depth are kept, and nothing else changes', () => {
  expect(withKeptTexts({ a: ['\u200b', { b: 'x\udc00' }], c: 1, d: null, e: true })).toEqual({
    a: ['', { b: 'x\ufffd' }],
    c: 1,
    d: null,
    e: true,
  });
  expect(withKeptTexts('\u200b')).toBe('');
  expect(withKeptTexts(undefined)).toBe(undefined);
  let deep: unknown = '\u200b';
  for (let depth = 0; depth < 30_000; depth += 1) deep = [deep];
  expect(() => withKeptTexts(deep)).not.toThrow();
});

test('names and titles have one line and no characters that change the direction, in every module', async () => {
  const name = 'Asha\r\nRao\u202e\u2028!';
  const body = { ...ask, name, message: 'One\nTwo' };
  expect(await api.call('POST', '/support-type', { body })).toMatchObject({ status: 200 });
  const stored = await api.db.select().from(supportMessages);
  expect(stored.at(-1)).toMatchObject({ name: 'Asha Rao !', message: 'One\nTwo' });
  expect(withKeptTexts({ full_name: name, CourseName: name, headline: name, description: name })).toEqual({
    full_name: 'Asha Rao !',
    CourseName: 'Asha Rao !',
    headline: 'Asha Rao !',
    description: name,
  });
  expect(withKeptTexts({ tags: ['a\nb'], modules: [{ moduleName: 'a\nb', topics: 'a\nb' }] })).toEqual({
    tags: ['a b'],
    modules: [{ moduleName: 'a b', topics: 'a\nb' }],
  });
});

test('a required reason of blanks is missing', async () => {
  const { token } = await signIn(api, 'admin@kaksha.test', { admin: true });
  for (const nothing of [' ', '\u3164 \u2800', '\u200b\n\u2060']) {
    const calls = [
      ['/payouts/1/failed', { reason: nothing }],
      ['/payouts/1/paid', { reference: nothing }],
      [`/certificates/${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}/revoke`, { reason: nothing }],
    ] as const;
    for (const [path, reason] of calls) {
      expect([path, (await api.call('POST', path, { token, body: reason })).body.error]).toEqual([
        path,
        expect.stringMatching(/^(Reason|Reference) is required\.$/),
      ]);
    }
  }
});
