// npm run bench -- lighthouse [--rounds 3] [--url …]   Lighthouse's mobile scores of every public page
// Exits with 1 below the goals. Installs the npm package of Lighthouse into .cache on the first run. Without --url it starts the site with
// new demo data.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { median } from './measure.mjs';
import { findExamples, startSiteOnly } from './measure-contestants.mjs';

const version = '12.8.2';
const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const folder = join(import.meta.dirname, '../../.cache/lighthouse');
const cli = join(folder, 'node_modules/lighthouse/cli/index.js');

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' }, url: { type: 'string' } } });
const rounds = Number(values.rounds);

install();
const site = values.url ? { url: values.url, stop() {} } : await startSiteOnly();
try {
  const pages = await pagesOf(site.url);
  const samples = new Map(Object.keys(pages).map((page) => [page, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [page, path] of Object.entries(pages)) samples.get(page).push(await audit(site.url + path));
  }
  report(samples);
} finally {
  await site.stop();
}

function install() {
  if (existsSync(cli)) return;
  mkdirSync(folder, { recursive: true });
  console.log(`Installing lighthouse ${version}.`);
  const words = ['install', '--no-audit', '--no-fund', '--no-save', '--prefix', folder, `lighthouse@${version}`];
  const { status } = spawnSync('npm', words, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('npm could not install lighthouse');
}

/** Without the sign-in page, which search engines must not list. */
async function pagesOf(origin) {
  const { course, post } = await findExamples(origin);
  return {
    home: '/',
    search: '/live-courses',
    course,
    trainers: '/live-online-trainers',
    trainer: '/instructorprofile/1',
    blog: '/blog',
    post,
    contact: '/contact',
    'about us': '/aboutus',
    careers: '/careers',
    'tech partnerships': '/tech-partnerships',
    privacy: '/privacy',
    terms: '/terms',
    policy: '/policy',
    'trainer registration': '/live-trainer-register',
  };
}

/** One mobile run in its own browser. */
async function audit(address) {
  const output = join(folder, 'report.json');
  rmSync(output, { force: true });
  const words = [
    cli,
    address,
    '--output=json',
    `--output-path=${output}`,
    '--quiet',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    `--only-categories=${Object.keys(goals).join(',')}`,
  ];
  const env = { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' };
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit'], env });
  const code = await new Promise((resolve) => child.on('exit', resolve));
  if (code !== 0) throw new Error(`Lighthouse ended with ${code} for ${address}`);
  const { categories, audits } = JSON.parse(readFileSync(output, 'utf8'));
  return {
    scores: Object.fromEntries(Object.keys(goals).map((name) => [name, Math.round(categories[name].score * 100)])),
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    failed: Object.values(audits)
      .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
      .map(({ id }) => id),
  };
}

function report(samples) {
  const names = Object.keys(goals);
  console.log(`\nLighthouse ${version}, mobile, ${rounds} rounds, medians. Goals: ${JSON.stringify(goals)}`);
  console.log(`| page | ${names.join(' | ')} | FCP ms | LCP ms | TBT ms |`);
  console.log(`|${'---|'.repeat(names.length + 4)}`);
  for (const [page, list] of samples) {
    const scores = names.map((name) => median(list.map((sample) => sample.scores[name])));
    const times = ['fcp', 'lcp', 'tbt'].map((key) => median(list.map((sample) => sample[key])).toFixed(0));
    console.log(`| ${[page, ...scores, ...times].join(' | ')} |`);
    const below = names.filter((name, i) => scores[i] < goals[name]);
    if (below.length === 0) continue;
    process.exitCode = 1;
    const audits = new Set(list.flatMap(({ failed }) => failed));
    console.log(
      `\n${page}: below the goal in ${below.join(', ')}; failed audits: ${[...audits].join(', ') || 'none'}\n`,
    );
  }
}
