import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, register as processMetrics, Registry } from 'prom-client';
import { notFound, unauthorized } from '../api-error';
import type { Settings } from '../settings';

/** Request durations by route and status, and process metrics, in the Prometheus text format. */
export function addMetrics(app: FastifyInstance, { production, metricsToken }: Settings): void {
  const registry = new Registry();
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    // The route pattern instead of the address bounds the number of label values.
    const route = request.routeOptions.url ?? 'unknown';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (production && !metricsToken) throw notFound('There are no metrics without a METRICS_TOKEN.');
    if (metricsToken && request.headers.authorization !== `Bearer ${metricsToken}`) throw unauthorized();
    if (!processMetrics.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics();
    const all = Registry.merge([processMetrics, registry]);
    return reply.type(all.contentType).send(await all.metrics());
  });
}
