// npm run bench -- pages [--url http://localhost:3000] [--rounds 5]
// Bytes, requests and paint of the home, search and course pages, cold, interleaved; the home page is the reference
// of the ratios. The site must be running with demo data (npm start).
import { parseArgs } from 'node:util';
import { launch, median, profiles, visit } from './measure.mjs';

const { values } = parseArgs({
  options: { url: { type: 'string', default: 'http://localhost:3000' }, rounds: { type: 'string', default: '5' } },
});
const base = values.url;
const { data } = await (
  await fetch(`${base}/backend/patrons-registration/GetAllCourses?count=1&sort_by=start_date`)
).json();
const course = data.results[0];
const targets = { home: '/', search: '/live-courses', course: `/course/${course.slug ?? 'course'}/${course.id}` };

for (const [name, profile] of Object.entries(profiles)) {
  const samples = Object.fromEntries(Object.keys(targets).map((target) => [target, []]));
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    const browser = await launch();
    for (const [target, path] of Object.entries(targets)) {
      const sample = await visit(browser, base + path, profile);
      if (round > 0) samples[target].push(sample); // the first round fills the server's caches
    }
    await browser.close();
  }
  console.log(`\nProfile ${name}: ${values.rounds} rounds, medians, ratio to home`);
  console.log('| page | requests | KB | script KB | image KB | FCP | LCP | CLS |\n|---|---|---|---|---|---|---|---|');
  const of = (target, read) => median(samples[target].map(read));
  for (const target of Object.keys(targets)) {
    const kb = (kind) => (of(target, (s) => s.bytes[kind] ?? 0) / 1024).toFixed(1);
    const ratio = (key) =>
      `x${(of(target, (s) => s[key]) / of('home', (s) => s[key])).toFixed(2)} (${of(target, (s) => s[key]).toFixed(0)} ms)`;
    console.log(
      `| ${target} | ${of(target, (s) => s.requests)} | ${kb('total')} | ${kb('script')} | ${kb('image')} | ${ratio('fcp')} | ${ratio('lcp')} | ${of(target, (s) => s.cls).toFixed(3)} |`,
    );
  }
}
