// DATABASE_URL=… npm run bench -- mixed-load [--courses 100000] [--rounds 5] [--seconds 5] [--minutes 0]   the API beside the bare pg driver
// Ten calls are seven searches, two course pages and one like. Compares the API over HTTP with a bare Node server that
// sends the same SQL through the pg driver and answers with the rows as JSON. Both use one PostgreSQL server with equal
// pool sizes, in alternating rounds. Every call bypasses the cache of visitors' answers. With --minutes the API then runs
// alone for that time, and its heap is compared with the heap after the first minute.
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { buildApp, createServices } from '@kaksha/api/app';
import { startSession } from '@kaksha/api/modules/auth/sessions-service';
import { readSettings } from '@kaksha/api/platform/settings/settings';
import autocannon from 'autocannon';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { openCourses } from './measure-databases.mjs';

const { values } = parseArgs({
  options: {
    courses: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    minutes: { type: 'string', default: '0' },
    keep: { type: 'boolean', default: false },
  },
});
const server = process.env.DATABASE_URL;
if (!server) throw new Error('Set DATABASE_URL to a PostgreSQL server on which databases may be made.');
const connections = 8;
const poolSize = 10;
const callCount = 200;

const registration = '/backend/patrons-registration';
const searches = [
  () => '',
  (i) => `?page=${2 + (i % 9)}`,
  (i) => `?category=${['cloud', 'data', 'web', 'design'][i % 4]}-field`,
  (i) => `?course_name=${['kubernetes', 'figma', 'spark', 'python'][i % 4]}`,
  (i) => `?difficulty_level=Beginner&max_price=${20_000 + 1000 * (i % 9)}`,
  () => '?sort_by=rating',
  (i) => `?sort_by=price&sort_order=desc&page=${1 + (i % 5)}`,
];

/** The calls of the load, each with its authorization header. */
function callsOf(tokens, courses) {
  return Array.from({ length: callCount }, (_, i) => {
    const course = 1 + ((i * 7919) % courses);
    const authorization = `Bearer ${tokens[i % tokens.length]}`;
    if (i % 10 === 9) {
      return {
        method: 'POST',
        path: '/backend/training-info/CourseAction',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ courseId: course, is_like: true }),
      };
    }
    const path =
      i % 10 < 7
        ? `${registration}/GetAllCourses${searches[i % 7](i)}`
        : `${registration}/GetCourseDetailsById/${course}`;
    return { method: 'GET', path, headers: { authorization } };
  });
}

/** Records the SQL statements and values that the API sends to the driver for each call. */
async function record(app, calls) {
  const { query } = pg.Client.prototype;
  let sent = [];
  pg.Client.prototype.query = function (config, params, ...rest) {
    // `params` is a callback when the statement has no separate values.
    const text = typeof config === 'string' ? config : config?.text;
    if (text) sent.push({ name: config?.name, text, values: Array.isArray(params) ? params : config.values });
    return query.call(this, config, params, ...rest);
  };
  const statements = [];
  for (const { method, path: url, headers, body } of calls) {
    sent = [];
    const { statusCode, payload } = await app.inject({ method, url, headers, payload: body });
    if (statusCode >= 300) throw new Error(`${url} answered ${statusCode}: ${payload}`);
    statements.push(sent);
  }
  pg.Client.prototype.query = query;
  return statements;
}

/** The baseline: a server that only runs the recorded SQL. */
async function startBare(url, statements) {
  const pool = new pg.Pool({ connectionString: url, max: poolSize });
  const bare = createServer(async (request, response) => {
    const client = await pool.connect();
    const answers = [];
    try {
      for (const statement of statements[Number(request.url.slice(1))]) {
        answers.push((await client.query(statement)).rows);
      }
    } finally {
      client.release();
    }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answers));
  });
  await new Promise((done) => bare.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${bare.address().port}`,
    close: async () => {
      await new Promise((done) => bare.close(done));
      await pool.end();
    },
  };
}

/** Megabytes of the heap after each minute of load, garbage collected. */
async function heapsUnderLoad(contestant, minutes) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  const heaps = [];
  for (let minute = 1; minute <= minutes; minute += 1) {
    await autocannon({ ...contestant, connections, duration: 60 });
    collect();
    heaps.push(process.memoryUsage().heapUsed / 1024 / 1024);
    console.error(`minute ${minute}: ${heaps.at(-1).toFixed(1)} MB`);
  }
  return heaps;
}

const courses = Number(values.courses);
const database = await openCourses(server, courses, { keep: values.keep, poolSize: 2 });
const settings = readSettings({
  DEMO: '1',
  DATABASE_URL: database.url,
  DATABASE_POOL: String(poolSize),
  LOG_LEVEL: 'silent',
  RATE_LIMIT: '0',
});
const { services, close } = await createServices(settings);
const app = await buildApp(settings, services);
try {
  const { rows } = await services.db.execute(sql`select id from users order by id limit 20`);
  const tokens = [];
  for (const { id } of rows)
    tokens.push(await startSession({ ...services, client: null }, { userId: id, deviceHash: null }));
  const calls = callsOf(tokens, courses);
  const deleteLikes = () => services.db.execute(sql`truncate course_actions`);
  await deleteLikes();
  const statements = await record(app, calls);
  const apiUrl = await app.listen({ host: '127.0.0.1', port: 0 });
  const bare = await startBare(database.url, statements);

  const contestants = {
    API: { url: apiUrl, requests: calls },
    'bare pg': { url: bare.url, requests: calls.map((_, at) => ({ method: 'GET', path: `/${at}` })) },
  };
  const throughput = Object.fromEntries(Object.keys(contestants).map((name) => [name, []]));
  for (let round = -1; round < Number(values.rounds); round += 1) {
    for (const [name, contestant] of Object.entries(contestants)) {
      await deleteLikes();
      const result = await autocannon({ ...contestant, connections, duration: Number(values.seconds) });
      if (result.non2xx || result.errors) throw new Error(`${name}: ${result.non2xx} answers were not successful`);
      if (round >= 0) throughput[name].push(result.requests.total / result.duration);
    }
  }
  await bare.close();

  const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1];
  const each = statements.map((sent) => sent.length);
  console.log(
    `\n${courses.toLocaleString('en')} courses, ${connections} connections, ${each.reduce((a, b) => a + b)} statements in ${callCount} calls\n`,
  );
  console.log('| | calls a second, median | ratio |\n|---|---|---|');
  const reference = median(throughput['bare pg']);
  for (const [name, list] of Object.entries(throughput)) {
    console.log(`| ${name} | ${median(list).toFixed(0)} | x${(median(list) / reference).toFixed(2)} |`);
  }
  const heaps = await heapsUnderLoad(contestants.API, Number(values.minutes));
  if (heaps.length > 1) {
    const [first, last] = [heaps[0], heaps.at(-1)];
    console.log(
      `\nheap after ${heaps.length} minutes: ${last.toFixed(1)} MB, x${(last / first).toFixed(2)} of ${first.toFixed(1)} MB after the first`,
    );
  }
} finally {
  await app.close();
  await close();
  await database.close();
}
