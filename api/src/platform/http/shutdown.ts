import type { FastifyInstance } from 'fastify';

/** Tracks the end of the process. Closing the app begins it too. */
export function addShutdown(app: FastifyInstance): void {
  let begun = false;
  const shutdown = {
    begin: () => {
      begun = true;
    },
    hasBegun: () => begun,
  };
  app.decorate('shutdown', shutdown);
  app.addHook('preClose', async () => shutdown.begin());
  // A balancer that keeps connections open would send its next request just when the process closes them.
  app.addHook('onRequest', async (_request, reply) => {
    if (begun) reply.header('connection', 'close');
  });
}
