import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * A server that answers again has started with changed sources. A browser gives up after an answer such as 503, which a
 * server sends while it ends, so that the page itself tries again.
 */
const script = `const follow = (again) => {
  const changes = new EventSource('/__dev/changes');
  changes.onopen = () => again && location.reload();
  changes.onmessage = () => location.reload();
  changes.onerror = () => { changes.close(); setTimeout(follow, 1000, true); };
};
follow(false);`;

/** For development: reloads open pages when another release goes live or the server starts again. */
export function addLiveReload(site: FastifyInstance, onChange: (listener: () => void) => () => void) {
  const open = new Set<ServerResponse>();
  // Open connections would delay the end of the server.
  site.addHook('preClose', async () => {
    for (const response of open) response.end();
  });
  site.get('/__dev/reload.js', (_request, reply) => reply.type('text/javascript').send(script));
  site.get('/__dev/changes', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    // Without a body yet, the headers would wait for the first change.
    reply.raw.flushHeaders();
    const stop = onChange(() => reply.raw.write('data: changed\n\n'));
    open.add(reply.raw);
    request.raw.on('close', () => {
      open.delete(reply.raw);
      stop();
    });
  });
}
