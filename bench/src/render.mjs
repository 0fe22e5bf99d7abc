// npm run bench -- render [--url …] [--seconds 5] [--connections 8]   pages per second of the server
// Measures pages per second and latency of the server: each page from the page cache, and with a new address for each
// request, which renders the page from cached data. Needs a running site with RATE_LIMIT=0; `taskset -c 0 npm start`
// limits it to one core.
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '8' },
  },
});
const { url: origin } = values;
let visit = 0;

console.log('| page | kept: pages a second | p97.5 ms | rendered: pages a second | p97.5 ms |\n|---|---|---|---|---|');
for (const [name, path] of Object.entries(await addresses())) {
  const kept = await load([{ path }]);
  const rendered = await load([{ setupRequest: (request) => ({ ...request, path: `${path}?visit=${visit++}` }) }]);
  const cells = [kept, rendered].flatMap(({ requests, latency }) => [requests.average.toFixed(0), latency.p97_5]);
  console.log(`| ${[name, ...cells].join(' | ')} |`);
}

async function addresses() {
  const first = async (path) => (await (await fetch(`${origin}/backend${path}`)).json()).data.results[0];
  const course = await first('/patrons-registration/GetAllCourses?count=1&sort_by=start_date');
  const post = await first('/blogs/');
  return {
    home: '/',
    search: '/live-courses',
    course: `/course/${course.slug}/${course.id}`,
    blog: '/blog',
    post: `/blog/${post.slug}`,
  };
}

async function load(requests) {
  const run = { url: origin, connections: Number(values.connections), requests };
  await autocannon({ ...run, duration: 2 }); // warm-up
  const result = await autocannon({ ...run, duration: Number(values.seconds) });
  if (result.non2xx) throw new Error(`${result.non2xx} answers were not successful`);
  return result;
}
