import { buildApp, createServices } from '@kaksha/api/app';
import { startSession } from '@kaksha/api/modules/auth/sessions-service';
import { readSettings } from '@kaksha/api/platform/settings/settings';
import autocannon from 'autocannon';
import { median } from './measure.mjs';
import { startBareList } from './measure-bare-list.mjs';
import { openCourses } from './measure-databases.mjs';

const connections = 8;
const poolSize = 10;
const bare = 'bare node and pg';

const categories = ['cloud', 'ai', 'data', 'web'];
const levels = ['Beginner', 'Intermediate', 'Advanced'];
const words = ['python', 'kubernetes', 'react bootcamp', 'figma', 'spark', 'terraform', 'sql for teams', 'genomics'];
const of = (list, at) => list[at % list.length];

/** What users ask; a page asks for other values than the one before it. */
const queries = {
  'no filter': () => ({}),
  category: (at) => ({ category: `${of(categories, at)}-field` }),
  'category and level': (at) => ({ category: `${of(categories, at)}-field`, difficulty_level: of(levels, at) }),
  'mode and price': (at) => ({
    timing_mode: 'Online',
    min_price: 1000 * (at % 10),
    max_price: 15_000 + 1000 * (at % 10),
  }),
  'language and weekend': (at) => ({ language: `language-${1 + (at % 8)}`, days: 'weekend' }),
  text: (at) => ({ course_name: of(words, at) }),
};
const pages = Array.from({ length: 50 }, (_, at) => 1 + at);

/**
 * Pages 1 to 50 of the lists that users ask for, for a signed-in user, beside the bare server. Alternating rounds on one
 * PostgreSQL server.
 */
export async function compareLists(server, { size, rounds, seconds, keep }) {
  const database = await openCourses(server, size, { keep, poolSize: 2 });
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
    const bareList = await startBareList(database.url, { poolSize });
    const token = await startSession({ ...services, client: null }, { userId: 1, deviceHash: null, isProven: false });
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    const list = '/backend/patrons-registration/GetAllCourses';
    const contestants = {
      [bare]: { origin: bareList.url, paths: categories.map((_, at) => `/?category=${at + 1}`) },
      ...Object.fromEntries(
        Object.entries(queries).map(([name, queryOf]) => {
          const paths = pages.map((page, at) => `${list}?${new URLSearchParams({ count: 10, page, ...queryOf(at) })}`);
          return [name, { origin, paths }];
        }),
      ),
    };
    const headers = { authorization: `Bearer ${token}` };
    const rates = Object.fromEntries(Object.keys(contestants).map((name) => [name, []]));
    for (let round = -1; round < rounds; round += 1) {
      for (const [name, { origin: url, paths }] of Object.entries(contestants)) {
        const requests = paths.map((path) => ({ path, headers }));
        const result = await autocannon({ url, requests, connections, duration: seconds });
        if (result.non2xx || result.errors) throw new Error(`${name}: ${result.non2xx} answers were not successful`);
        if (round >= 0) rates[name].push(result.requests.average);
      }
    }
    await bareList.close();
    print(rates, size);
  } finally {
    await app.close();
    await close();
    await database.close();
  }
}

function print({ [bare]: ofBare, ...rates }, size) {
  const reference = median(ofBare);
  const ratios = Object.entries(rates).map(([name, list]) => ({
    name,
    rate: median(list),
    ratio: median(list) / reference,
  }));
  const mean = Math.exp(ratios.reduce((sum, { ratio }) => sum + Math.log(ratio), 0) / ratios.length);
  const worst = ratios.reduce((low, each) => (each.ratio < low.ratio ? each : low));
  console.log(
    `\nPostgreSQL, ${size.toLocaleString('en')} courses, signed in, ${connections} connections, pages 1 to 50\n`,
  );
  console.log('| list | lists a second, median | ratio |\n|---|---|---|');
  for (const { name, rate, ratio } of [{ name: bare, rate: reference, ratio: 1 }, ...ratios]) {
    console.log(`| ${name} | ${rate.toFixed(0)} | x${ratio.toFixed(2)} |`);
  }
  console.log(`\nGeometric mean x${mean.toFixed(2)}, worst: ${worst.name}, x${worst.ratio.toFixed(2)}`);
}
