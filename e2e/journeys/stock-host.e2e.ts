import { join } from 'node:path';
import { build } from 'esbuild';
import Fastify, { type FastifyInstance } from 'fastify';
import { people, sessionOf } from '../support/people';
import { useSite } from '../support/site';

const site = useSite();
const path = '/patron/basicdetails/courses/allcourses?tab=published';

/** A page on another origin, with the stock host. Calls of the API go to the site. */
let host: FastifyInstance;
let origin: string;
let manifest: string;
beforeAll(async () => {
  const { remotes } = await (await fetch(`${site.origin}/remotes.json`)).json();
  manifest = `${site.origin}/remotes/trainer/${remotes.trainer.version}/mf-manifest.json`;
  const session = await sessionOf(site.origin, people.trainer);
  const [token, userId] = session.map(({ value }) => value);
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, '../support/stock-host/main.tsx')],
    bundle: true,
    write: false,
    outdir: '/',
    loader: { '.woff2': 'dataurl' },
    format: 'esm',
    jsx: 'automatic',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const settings = JSON.stringify({ manifest, token, userId, path }).replaceAll('"', '&quot;');
  host = Fastify();
  host.get('/', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><title>Stock host</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/main.css"><body data-settings="${settings}"><div id="root"></div><script type="module" src="/main.js"></script>`,
      ),
  );
  for (const { path: file, text } of outputFiles) {
    host.get(file, (_request, reply) =>
      reply.type(file.endsWith('.css') ? 'text/css' : 'text/javascript; charset=utf-8').send(text),
    );
  }
  host.get('/backend/*', async (request, reply) => {
    const { authorization = '' } = request.headers;
    const answer = await fetch(site.origin + request.url, { headers: { authorization } });
    const type = answer.headers.get('content-type') ?? 'application/json';
    return reply
      .status(answer.status)
      .type(type)
      .send(Buffer.from(await answer.arrayBuffer()));
  });
  origin = await host.listen({ port: 0, host: 'localhost' });
});
afterAll(() => host?.close());

test('a host made with the runtime of Module Federation alone renders the trainer’s courses by mf-manifest.json', async () => {
  const page = await site.newPage();
  const loaded: string[] = [];
  page.on('response', (response) =>
    loaded.push(new URL(response.url()).pathname.replace(/^\/remotes\/trainer\/[^/]+\//, '')),
  );
  await page.goto(origin);
  await page.getByRole('button', { name: 'Published' }).waitFor();
  await page.getByRole('heading', { name: 'Kubernetes in Production' }).first().waitFor();
  expect(loaded).toEqual(expect.arrayContaining(['mf-manifest.json', 'standardEntry.js', 'styles.css']));
  expect(loaded).not.toContain('remoteEntry.js');
  // The styles of the release apply: a segment of the tabs has no border of the browser.
  const border = await page
    .getByRole('button', { name: 'Published' })
    .evaluate((each) => getComputedStyle(each).borderStyle);
  expect(border).toBe('none');

  const { copies, instances } = await page.evaluate(() => {
    interface Instance {
      name: string;
      shareScopeMap: { default: Record<string, Record<string, { from: string; useIn: string[] }>> };
    }
    const { __FEDERATION__ } = globalThis as unknown as { __FEDERATION__: { __INSTANCES__: Instance[] } };
    const scope = __FEDERATION__.__INSTANCES__[0]?.shareScopeMap.default ?? {};
    return {
      instances: __FEDERATION__.__INSTANCES__.map(({ name }) => name).sort(),
      copies: Object.fromEntries(Object.entries(scope).map(([name, versions]) => [name, Object.values(versions)])),
    };
  });
  expect(instances).toEqual(['mfe_trainer', 'stock_host']);
  expect(Object.values(copies).filter((all) => all.length !== 1 || all[0]?.from !== 'stock_host')).toEqual([]);
  expect(copies.react?.[0]?.useIn).toContain('mfe_trainer');
});

test('the manifest names files of the release, and the site serves them to other origins', async () => {
  const answer = await fetch(manifest);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  const { name, metaData, exposes } = await answer.json();
  expect({ name, entry: metaData.remoteEntry.name, path: exposes[0].path }).toEqual({
    name: 'mfe_trainer',
    entry: 'standardEntry.js',
    path: './remote',
  });
  for (const file of [...exposes[0].assets.js.sync, ...exposes[0].assets.css.sync]) {
    expect({ file, status: (await fetch(new URL(file, manifest))).status }).toEqual({ file, status: 200 });
  }
});
