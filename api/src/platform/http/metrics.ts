import { dayMs } from '@kaksha/domain/time-units';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, register as processMetrics, Registry } from 'prom-client';
import { findLastGoodBackup, type GoodBackup } from '../backups/repo';
import type { Services } from '../context/services';
import type { ReadReplicas } from '../database/database';
import { deadLetterQueue } from '../jobs/queue';
import { findQueueFigures, type QueueFigures } from '../jobs/repo';
import { findDeliveryFigures } from '../mail/delivery-repo';
import { isSame } from '../payment-providers/signature';
import type { Settings } from '../settings/settings';
import { notFound, unauthorized } from './api-error';

/**
 * Request durations by route and status, figures of the job queues, and process metrics, in the Prometheus text format.
 */
export function addMetrics(
  app: FastifyInstance,
  { production, metricsToken, backup }: Settings,
  services: Services,
): void {
  const registry = new Registry();
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  // The doctor asks by the public address, and compares it with TRUST_PROXY.
  const forwarded = new Gauge({
    name: 'http_forwarded_addresses',
    help: 'Addresses in X-Forwarded-For of this request',
    registers: [registry],
  });
  const showJobs = addJobGauges(registry);
  const showBackup = backup && addBackupGauge(registry);
  const showMails = addMailGauges(registry, services);
  if (services.replicas) addReplicaGauges(registry, services.replicas);
  app.addHook('onResponse', async (request, reply) => {
    // The route pattern instead of the address bounds the number of label values.
    const route = request.routeOptions.url ?? 'unknown';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (production && !metricsToken) throw notFound('There are no metrics without a METRICS_TOKEN.');
    const { authorization = '' } = request.headers;
    if (metricsToken && !isSame(`Bearer ${metricsToken}`, authorization)) throw unauthorized();
    const addresses = request.headers['x-forwarded-for']?.toString().split(',').length ?? 0;
    forwarded.set(addresses);
    if (!processMetrics.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics();
    showJobs(await findQueueFigures(services.db, deadLetterQueue).catch(() => []));
    if (showBackup) await findLastGoodBackup(services.db).then(showBackup, () => {});
    await showMails();
    const all = Registry.merge([processMetrics, registry]);
    return reply.type(all.contentType).send(await all.metrics());
  });
}

/** Prometheus reads the figures that this process uses itself. */
function addReplicaGauges(registry: Registry, replicas: ReadReplicas): void {
  const labelNames = ['replica'] as const;
  new Gauge({
    name: 'database_replica_lag_seconds',
    help: 'How far the replica is behind',
    labelNames,
    registers: [registry],
    collect() {
      for (const { name: replica, lagSeconds } of replicas.figures()) this.set({ replica }, lagSeconds);
    },
  });
  new Gauge({
    name: 'database_replica_read',
    help: '1 while this process reads from the replica',
    labelNames,
    registers: [registry],
    collect() {
      for (const { name: replica, isRead } of replicas.figures()) this.set({ replica }, isRead ? 1 : 0);
    },
  });
}

/** 0 before the first good backup, so that its alert fires. */
function addBackupGauge(registry: Registry): (last: GoodBackup | null) => void {
  const gauge = new Gauge({
    name: 'backup_last_success_timestamp_seconds',
    help: 'End of the last backup that was restored and compared, in seconds since 1970',
    registers: [registry],
  });
  return (last) => gauge.set((last?.finishedAt.getTime() ?? 0) / 1000);
}

/** The same in every process, because the events are in the database. */
function addMailGauges(registry: Registry, { db, clock }: Pick<Services, 'db' | 'clock'>): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, labelNames: ['kind'], registers: [registry] });
  const events = gauge(
    'mail_events_last_day',
    'Reports of mail providers in 24 hours: mails that did not arrive, complaints',
  );
  const dead = gauge('mail_dead_addresses', 'Addresses that get no mails, by what was reported');
  return async () => {
    const since = new Date(clock.now().getTime() - dayMs);
    const figures = await findDeliveryFigures(db, since).catch(() => ({ events: [], deadAddresses: [] }));
    for (const figure of [events, dead]) figure.reset();
    for (const { kind, number } of figures.events) events.set({ kind }, number);
    for (const { kind, number } of figures.deadAddresses) dead.set({ kind }, number);
  };
}

/** Gauges of the job queues. They are the same in every process, because the queues are in the database. */
function addJobGauges(registry: Registry): (queues: readonly QueueFigures[]) => void {
  const gauge = (name: string, help: string) => new Gauge({ name, help, labelNames: ['queue'], registers: [registry] });
  const waiting = gauge('job_queue_waiting', 'Jobs that no worker has begun');
  const active = gauge('job_queue_active', 'Jobs that a worker runs');
  const oldest = gauge('job_queue_oldest_seconds', 'Age of the oldest job that is due and has not begun');
  const failed = gauge('job_queue_failed', 'Jobs of the last seven days that used up their attempts');
  const dead = gauge('job_dead_letters', 'Failed jobs that wait for an administrator');
  return (queues) => {
    for (const figure of [waiting, active, oldest, failed, dead]) figure.reset();
    for (const { name: queue, ...figures } of queues) {
      waiting.set({ queue }, figures.waiting);
      active.set({ queue }, figures.active);
      oldest.set({ queue }, figures.oldestSeconds ?? 0);
      failed.set({ queue }, figures.failed);
      dead.set({ queue }, figures.deadLetters);
    }
  };
}
