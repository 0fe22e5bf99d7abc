// Serves a site from a release store, for journeys that promote releases: serve-releases.ts <store> <API origin>
import { testStore } from '@kaksha/release/test-store';
import Fastify from 'fastify';
import { createSite } from '../../shell/server/site';

const [folder = '', apiOrigin = ''] = process.argv.slice(2);

/** Forwards API calls to the shared site of all journeys. */
const api = Fastify();
api.removeAllContentTypeParsers();
api.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
api.all('/backend/*', async (request, reply) => {
  const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers;
  const answer = await fetch(apiOrigin + request.url, {
    method: request.method,
    headers: headers as Record<string, string>,
    body: request.body ? new Uint8Array(request.body as Buffer) : undefined,
  });
  const type = answer.headers.get('content-type');
  if (type) reply.type(type);
  return reply.status(answer.status).send(Buffer.from(await answer.arrayBuffer()));
});
await api.ready();

const site = await createSite(
  {
    releases: testStore(folder),
    // Pages ask for it; the shared API drops reports with it.
    pageToken: () => 'of-no-page',
    apiHost: '/backend',
    apiPrefix: '/backend',
    origin: null,
    trustProxy: 0,
    demo: true,
    allowOverrides: true,
    // Parallel browsers slow the machine down.
    renderDeadline: 10_000,
    googleClientId: null,
    razorpay: false,
    logger: { level: 'silent' },
  },
  api,
);
console.log(`at ${await site.listen({ port: 0, host: 'localhost' })}`);
