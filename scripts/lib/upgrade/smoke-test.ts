import { setTimeout as delay } from 'node:timers/promises';
import { errorMessageOf, isRecord } from '@kaksha/domain/typed';
import type { Upgrade } from './upgrade';

const requestMs = 15_000;

/**
 * Asks the site at its public address, as a visitor does.
 * @throws Error naming the first address that does not answer as it should
 */
export async function smokeTest({ fetch, settings, store, signal, limits }: Upgrade): Promise<void> {
  const { origin, apiHost } = settings;
  const api = apiHost.startsWith('/') ? origin + apiHost : apiHost;
  const get = async (url: string): Promise<Response> => {
    const answer = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(requestMs)]) }).catch(
      (error: unknown) => Promise.reject(new Error(`${url} does not answer: ${errorMessageOf(error)}`)),
    );
    if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
    return answer;
  };
  const openPage = async (path: string): Promise<string> => {
    const html = await (await get(origin + path)).text();
    if (!html.includes('<h1')) throw new Error(`${origin + path} answers a page without a heading`);
    return html;
  };

  const expected = Object.entries((await store.live()).names).filter(([, { canary }]) => !canary);
  const deadline = performance.now() + limits.publicMs;
  for (;;) {
    const live: unknown = await (await get(`${origin}/remotes.json`)).json();
    const missing = expected.find(([name, { version }]) => versionIn(live, name) !== version);
    if (!missing) break;
    if (performance.now() > deadline)
      throw new Error(`${origin}/remotes.json does not name ${missing[0]} ${missing[1].version}`);
    await delay(limits.pollMs, undefined, { signal });
  }
  await openPage('/login');
  const [, course] = /href="(\/course\/[^"]+)"/.exec(await openPage('/')) ?? [];
  if (course) await openPage(course);
  await get(`${api}/patrons-registration/GetAllCourses`);
}

function versionIn(live: unknown, name: string): unknown {
  if (!isRecord(live) || !isRecord(live.remotes)) return null;
  const entry = name === 'shell' ? live.shell : live.remotes[name];
  return isRecord(entry) ? entry.version : null;
}
