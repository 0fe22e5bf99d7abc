import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { inProcess } from '@kaksha/domain/network-address';
import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { readSettings } from '../settings/settings';
import { addRateLimit, perMinute } from './rate-limit';
import { connectRedis } from './rate-limit-redis';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});
const keep = <T extends { close(): unknown }>(one: T): T => {
  open.push(one);
  return one;
};

async function build(url: string | null): Promise<{ app: FastifyInstance; warnings: string[] }> {
  const warnings: string[] = [];
  const stream = { write: (line: string) => void warnings.push(JSON.parse(line).msg) };
  const app = Fastify({ logger: { level: 'warn', stream } });
  await addRateLimit(app, { ...readSettings({}), redisUrl: url });
  const config = { rateLimit: perMinute(3) };
  app.get('/one', { config }, async () => 'ok');
  app.get('/two', { config }, async () => 'ok');
  await app.ready();
  return { app: keep(app), warnings };
}

/** A logger that keeps its warnings and tells when one arrives. */
function listeningLog() {
  const lines: string[] = [];
  const arrivals = new EventEmitter();
  const stream = {
    write: (line: string) => {
      lines.push(JSON.parse(line).msg);
      arrivals.emit('line');
    },
  };
  const untilLine = async (pattern: RegExp) => {
    while (!lines.some((line) => pattern.test(line))) await once(arrivals, 'line');
  };
  return { log: pino({ level: 'warn' }, stream), lines, untilLine };
}

const statuses = async (apps: FastifyInstance[], url: string, remoteAddress = '10.0.0.1') =>
  (await Promise.all(apps.map((app) => app.inject({ url, remoteAddress })))).map(({ statusCode }) => statusCode).sort();

test('counts per route and address and answers retry-after', async () => {
  const { app } = await build(null);
  expect(await statuses([app, app, app, app], '/one')).toEqual([200, 200, 200, 429]);
  expect(await statuses([app], '/two')).toEqual([200]);
  expect(await statuses([app], '/one', '10.0.0.2')).toEqual([200]);
  const refused = await app.inject({ url: '/one', remoteAddress: '10.0.0.1' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('calls inside the process are not limited, and no address makes a call one of them', async () => {
  const { app } = await build(null);
  class Marked extends Readable {}
  Object.defineProperty(Marked.prototype, inProcess, { value: true });
  const call = () => app.inject({ url: '/one', Request: Marked });
  for (let at = 0; at < 5; at += 1) expect((await call()).statusCode).toBe(200);
  expect(await statuses([app, app, app, app], '/one', '0.0.0.0')).toEqual([200, 200, 200, 429]);
});

test('counts in memory and logs once when Redis is unreachable', async () => {
  const { app, warnings } = await build('redis://127.0.0.1:1');
  expect(await statuses([app, app, app, app], '/one')).toEqual([200, 200, 200, 429]);
  expect(warnings).toEqual([expect.stringContaining('Redis is unreachable')]);
});

describe('with a server that speaks the protocol of Redis', () => {
  /** Answers every command after a handshake, or never while `isSlow`. */
  async function fakeRedis(port = 0) {
    const state = { isSlow: false };
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('data', (bytes) => {
        // The number of commands in the packet: each is an array in the protocol.
        const commands = bytes.toString().split(/^\*\d+\r$/m).length - 1;
        if (!state.isSlow) for (let at = 0; at < commands; at += 1) socket.write('$-1\r\n');
      });
    });
    await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
    const address = server.address();
    const close = () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((done) => server.close(() => done()));
    };
    return { state, close, port: typeof address === 'object' && address ? address.port : 0 };
  }

  test('a slow command is not reported as an outage, and an outage and its end are both reported', async () => {
    const first = await fakeRedis();
    const { log, lines, untilLine } = listeningLog();
    const connection = connectRedis(`redis://127.0.0.1:${first.port}`, log);
    keep({ close: () => connection.disconnect() });
    await connection.settled;
    connection.reportFailure(new Error('Command timed out'));
    connection.reportFailure(new Error('Command timed out'));
    expect(lines).toEqual([expect.stringContaining('did not answer in time')]);

    await first.close();
    await untilLine(/^Redis is unreachable/);
    keep(await fakeRedis(first.port));
    await untilLine(/^Redis is reachable again/);
    expect(lines).toHaveLength(3);
  });
});

const url = process.env.REDIS_URL;
(url ? describe : describe.skip)('with the Redis of REDIS_URL', () => {
  test('four processes share one count: 3 of 40 concurrent calls pass', async () => {
    const apps = (await Promise.all([1, 2, 3, 4].map(() => build(url as string)))).map(({ app }) => app);
    const address = randomUUID();
    const many = Array.from({ length: 40 }, (_, at) => apps[at % 4] as FastifyInstance);
    const answers = await statuses(many, '/one', address);
    expect(answers.filter((status) => status === 200)).toHaveLength(3);
    expect(answers.filter((status) => status === 429)).toHaveLength(37);
  });
});
