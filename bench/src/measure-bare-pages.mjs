// The peer of the benchmark `render`: Fastify that sends ready bytes, in its own process.
import Fastify from 'fastify';

process.once('message', async (pages) => {
  const app = Fastify();
  for (const { path, body, headers } of pages) {
    const bytes = Buffer.from(body, 'base64');
    app.get(path, (_request, reply) => reply.headers(headers).send(bytes));
  }
  process.send?.({ url: await app.listen({ port: 0, host: '127.0.0.1' }) });
});
