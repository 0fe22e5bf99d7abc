// The site of the bench: site.ts <store>. Prints its origin; a message asks for its heap after a collection.
import { readdirSync } from 'node:fs';
import { testStore } from '@kaksha/release/test-store';
import Fastify from 'fastify';
import { noApiMessage } from '../../../scripts/lib/release-cli/smoke-test-visit';
import { createSite } from '../../../shell/server/site';

const api = Fastify();
api.all('/backend/*', (_request, reply) => reply.status(503).send({ success: false, error: noApiMessage }));
await api.ready();
const site = await createSite(
  {
    releases: testStore(process.argv[2] ?? ''),
    apiHost: '/backend',
    apiPrefix: '/backend',
    origin: null,
    trustProxy: 0,
    demo: true,
    googleClientId: null,
    razorpay: false,
    renderDeadline: 10_000,
    logger: { level: 'error' },
    pageToken: () => 'of-no-page',
  },
  api,
);

export interface Usage {
  heapBytes: number;
  openFiles: number;
}

process.on('message', async () => {
  // Finalizers run between collections.
  for (let round = 0; round < 8; round++) {
    globalThis.gc?.();
    await new Promise((done) => setTimeout(done, 50));
  }
  const usage: Usage = {
    heapBytes: process.memoryUsage().heapUsed,
    openFiles: readdirSync('/proc/self/fd').length,
  };
  process.send?.(usage);
});
process.on('disconnect', () => process.exit());
process.send?.(await site.listen({ port: 0, host: '127.0.0.1' }));
