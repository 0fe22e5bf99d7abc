import type { FastifyInstance } from 'fastify';

const script = `new EventSource('/__dev/changes').onmessage = () => location.reload();`;

/** For development: reloads open pages when another release goes live. */
export function addLiveReload(site: FastifyInstance, onChange: (listener: () => void) => () => void) {
  site.get('/__dev/reload.js', (_request, reply) => reply.type('text/javascript').send(script));
  site.get('/__dev/changes', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    const stop = onChange(() => reply.raw.write('data: changed\n\n'));
    request.raw.on('close', stop);
  });
}
