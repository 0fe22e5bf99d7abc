import { makeTestApp, type TestApp } from '../../../test/test-app';
import { cspReports } from '../../platform/database/schema/platform';
import { getCspReports } from './csp-reports';

let api: TestApp;
beforeAll(async () => {
  api = await makeTestApp();
}, 60_000);
afterAll(() => api.close());
afterEach(() => api.db.delete(cspReports));

async function send(body: unknown, type = 'application/reports+json') {
  const answer = await api.app.inject({
    method: 'POST',
    url: `${api.settings.prefix}/csp-reports`,
    headers: { 'content-type': type },
    payload: JSON.stringify(body),
  });
  return answer.statusCode;
}
const violation = (effectiveDirective: string, blockedURL: string) => ({
  type: 'csp-violation',
  url: 'https://kaksha.example/mycourses?name=asha',
  user_agent: 'A browser',
  body: { effectiveDirective, blockedURL, documentURL: 'https://kaksha.example/mycourses?name=asha', sample: 'asha' },
});
const shown = () => getCspReports(api.services, { since: new Date(Date.now() - 86_400_000) });

test('counts reports of both formats by directive and host, without personal data', async () => {
  expect(await send([violation('script-src-elem', 'https://evil.example/a.js?user=asha')])).toBe(204);
  const old = { 'document-uri': 'https://kaksha.example/', 'blocked-uri': 'https://evil.example/b.js' };
  expect(
    await send({ 'csp-report': { ...old, 'effective-directive': 'script-src-elem' } }, 'application/csp-report'),
  ).toBe(204);
  expect(await send([violation('script-src', 'inline'), violation('img-src', 'chrome-extension://asha/x.png')])).toBe(
    204,
  );
  expect(await shown()).toMatchObject([
    { directive: 'script-src-elem', blocked: 'evil.example', reports: 2 },
    { directive: 'img-src', blocked: 'chrome-extension:', reports: 1 },
    { directive: 'script-src', blocked: 'inline', reports: 1 },
  ]);
  expect(JSON.stringify(await api.db.select().from(cspReports))).not.toContain('asha');
});

test('drops what is no report', async () => {
  for (const body of [
    null,
    7,
    {},
    [],
    [null],
    [{ body: 7 }],
    [violation('<script>', 'inline')],
    { 'csp-report': {} },
  ]) {
    expect(await send(body)).toBe(204);
  }
  expect(await shown()).toEqual([]);
});

test('stores a bounded number of different reports a day, and counts the rest together', async () => {
  for (let call = 0; call < 11; call += 1) {
    await send(
      Array.from({ length: 30 }, (_, index) => violation('img-src', `https://host-${call}-${index}.example/`)),
    );
  }
  expect(await api.db.$count(cspReports)).toBe(201);
  expect((await shown())[0]).toMatchObject({ directive: 'other', blocked: 'other', reports: 20 });
});
