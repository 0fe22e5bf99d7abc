import { buildApp, createServices } from '@kaksha/api/app';
import { startSession } from '@kaksha/api/modules/auth/sessions-service';
import { readSettings } from '@kaksha/api/platform/settings/settings';
import autocannon from 'autocannon';
import { median } from './measure.mjs';
import { startBareList } from './measure-bare-list.mjs';
import { openCourses } from './measure-databases.mjs';

const connections = 8;
const poolSize = 10;
const categories = ['cloud', 'ai', 'data', 'web'];

/**
 * Lists of ten courses of a category with their count, for a signed-in user, beside the bare server. Alternating rounds
 * on one PostgreSQL server.
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
    const bare = await startBareList(database.url, { poolSize });
    const token = await startSession({ ...services, client: null }, { userId: 1, deviceHash: null, isProven: false });
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const headers = { authorization: `Bearer ${token}` };
    const contestants = {
      'bare node and pg': categories.map((_, at) => `${bare.url}/?category=${at + 1}`),
      Kaksha: categories.map(
        (name) => `${url}/backend/patrons-registration/GetAllCourses?count=10&category=${name}-field`,
      ),
    };
    const rates = Object.fromEntries(Object.keys(contestants).map((name) => [name, []]));
    for (let round = -1; round < rounds; round += 1) {
      for (const [name, addresses] of Object.entries(contestants)) {
        const { origin } = new URL(addresses[0]);
        const requests = addresses.map((address) => ({ path: address.slice(origin.length), headers }));
        const result = await autocannon({ url: origin, requests, connections, duration: seconds });
        if (result.non2xx || result.errors) throw new Error(`${name}: ${result.non2xx} answers were not successful`);
        if (round >= 0) rates[name].push(result.requests.average);
      }
    }
    await bare.close();
    const reference = median(rates['bare node and pg']);
    console.log(`\nPostgreSQL, ${size.toLocaleString('en')} courses, signed in, ${connections} connections\n`);
    console.log('| server | lists a second, median | ratio |\n|---|---|---|');
    for (const [name, list] of Object.entries(rates)) {
      console.log(`| ${name} | ${median(list).toFixed(0)} | x${(median(list) / reference).toFixed(2)} |`);
    }
  } finally {
    await app.close();
    await close();
    await database.close();
  }
}
