// The peer of the benchmark `hostile`: Fastify with one route, in its own process.
import Fastify from 'fastify';

process.once('message', async () => {
  const app = Fastify();
  app.get('/health', () => ({ success: true, status: 'success' }));
  process.send?.({ url: `${await app.listen({ port: 0, host: '127.0.0.1' })}/health` });
});
