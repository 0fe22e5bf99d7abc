import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { people } from '../support/people';
import { useSite } from '../support/site';

const site = useSite();
const courses = '/patron/basicdetails/courses/allcourses?tab=published';

/** A stand-in for a developer's server: serves the live trainer remote at /federated with a changed heading. */
let machine: Server;
let origin: string;
beforeAll(async () => {
  const { remotes } = (await (await fetch(`${site.origin}/remotes.json`)).json()) as {
    remotes: Record<string, { version: string }>;
  };
  const release = `${site.origin}/remotes/trainer/${remotes.trainer?.version}`;
  machine = createServer(async (request, response) => {
    if (request.url === '/federated/build.json') {
      response.writeHead(200, { 'access-control-allow-origin': '*' }).end('{"build":"1"}');
      return;
    }
    const answer = await fetch(release + String(request.url).replace('/federated', ''));
    const type = answer.headers.get('content-type') ?? 'text/plain';
    const text = await answer.text();
    response.writeHead(answer.status, { 'content-type': type, 'access-control-allow-origin': '*' });
    // The hashes no longer match the files. A development build has no hashes either.
    response.end(text.replace(/sha384-[\w+/=]+/g, ''));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => machine.once('listening', resolve));
  origin = `http://127.0.0.1:${(machine.address() as AddressInfo).port}`;
});
afterAll(() => machine?.close());

test('an override runs a remote from the developer’s machine in one tab, shows a bar, and can be removed', async () => {
  const page = await site.newPage({ as: people.trainer });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(`${courses}&remote=trainer@${origin}`);
  await page.getByRole('button', { name: 'Published' }).waitFor();
  expect(fetched).toContain(`${origin}/federated/remoteEntry.js`);
  expect(page.url()).toBe(site.origin + courses);
  const bar = page.getByRole('region', { name: 'Overrides' });
  await bar.getByText(`This tab runs trainer from ${origin}.`).waitFor();

  await page.reload();
  await bar.waitFor();
  fetched.length = 0;
  await bar.getByRole('button', { name: 'Take it off' }).click();
  await page.getByRole('button', { name: 'Published' }).waitFor();
  await bar.waitFor({ state: 'detached' });
  // The bar polls for a newer build until the page unloads, so other requests to that origin are allowed.
  expect(fetched).not.toContain(`${origin}/federated/remoteEntry.js`);
  expect(fetched.some((address) => address.startsWith(site.origin) && address.endsWith('/remoteEntry.js'))).toBe(true);
});

test('an override that does not answer falls back to the live version, and the bar reports it', async () => {
  site.allowPageError(/127\.0\.0\.1:9|Failed to load|trainer|RUNTIME-/i);
  const page = await site.newPage({ as: people.trainer });
  await page.goto(`${courses}&remote=trainer@http://127.0.0.1:9`);
  await page.getByRole('button', { name: 'Published' }).waitFor();
  await page.getByText('trainer at http://127.0.0.1:9 did not load: the site shows what is live.').waitFor();
});

test('an override from a foreign origin is ignored', async () => {
  const answer = await fetch(`${site.origin}/?remote=public@https://evil.example`);
  expect(answer.headers.get('content-security-policy')).not.toContain('evil');
  expect(await answer.text()).not.toContain('evil.example');
});
