// DATABASE_URL=… npm run bench -- search-postgres [--sizes 10000,100000,1000000] [--rounds 40]   latency of searches on PostgreSQL
// Measures searches in catalogues of several sizes on a PostgreSQL server, interleaved, in separate databases. The
// first size is the reference of the ratios. The time is from the query to its rows, without HTTP and without the 2 s
// cache of visitors' answers. `--keep` leaves the databases for the next run.

import { parseArgs } from 'node:util';
import { getCourseFacets, searchCourses } from '@kaksha/api/modules/catalogue/search/service';
import { openCourses } from './measure-databases.mjs';
import { quantile } from './measure-quantile.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    rounds: { type: 'string', default: '40' },
    keep: { type: 'boolean', default: false },
  },
});
const server = process.env.DATABASE_URL;
if (!server) throw new Error('Set DATABASE_URL to a PostgreSQL server on which databases may be made.');
const rounds = Number(values.rounds);

const categories = ['cloud', 'ai', 'data', 'web', 'security', 'testing', 'design', 'pipeline', 'erp', 'mobile'];
const words = ['python', 'kubernetes', 'react bootcamp', 'figma', 'spark', 'terraform', 'sql for teams', 'genomics'];
const slips = ['kuberntes', 'seleniun', 'pyhton', 'fluter', 'teraform masterclass', 'recat'];
const of = (list, round) => list[round % list.length];

/** Each round searches other terms, so that it does not read database pages that the previous round cached. */
const searches = {
  'first page': () => ({}),
  'later pages': (round) => ({ page: 2 + (round % 20) }),
  'a category': (round) => ({ category: `${of(categories, round)}-field` }),
  'two categories': (round) => ({ category: `${of(categories, round)}-field,${of(categories, round + 3)}-field` }),
  'level, mode and price': (round) => ({
    difficulty_level: 'Beginner',
    timing_mode: 'Online',
    min_price: 1000 * (round % 10),
    max_price: 15_000 + 1000 * (round % 10),
  }),
  'weekend batches': (round) => ({ days: 'weekend', page: 1 + (round % 5) }),
  'text, by relevance': (round) => ({ course_name: of(words, round) }),
  'text and filters': (round) => ({ course_name: of(words, round), difficulty_level: 'Advanced', max_price: 30_000 }),
  'text with a slip': (round) => ({ course_name: of(slips, round) }),
  'dearest first': (round) => ({ sort_by: 'price', sort_order: 'desc', page: 1 + (round % 5) }),
  'best rated': (round) => ({ sort_by: 'rating', page: 1 + (round % 5) }),
  newest: (round) => ({ sort_by: 'created_at', page: 1 + (round % 5) }),
};

const facets = {
  facets: () => ({}),
  'facets of a category': (round) => ({ category: `${of(categories, round)}-field` }),
  'facets with level and price': (round) => ({
    difficulty_level: 'Beginner',
    min_price: 1000 * (round % 10),
    max_price: 15_000 + 1000 * (round % 10),
  }),
  'facets of a subcategory': (round) => ({ sub_category: `${1 + (round % 48)}` }),
};
const calls = [
  ...Object.entries(searches).map(([name, queryOf]) => ({ name, queryOf, ask: searchCourses })),
  ...Object.entries(facets).map(([name, queryOf]) => ({ name, queryOf, ask: getCourseFacets })),
];

const context = { principal: null, settings: { mediaBase: '' }, log: { warn: console.error } };

const databases = [];
try {
  for (const size of values.sizes.split(',').map(Number)) {
    databases.push(await openCourses(server, size, { keep: values.keep, poolSize: 2 }));
  }
  const samples = databases.map(() => Object.fromEntries(calls.map(({ name }) => [name, []])));
  for (let round = -3; round < rounds; round += 1) {
    for (const { name, queryOf, ask } of calls) {
      for (const [at, { db }] of databases.entries()) {
        const began = performance.now();
        await ask({ ...context, db }, queryOf(round + 3));
        if (round >= 0) samples[at][name].push(performance.now() - began);
      }
    }
  }

  const cells = (each) => samples.map(({ [each]: times }) => times);
  const row = (name, times) => {
    const shown = times.map((of) => `${quantile(of, 0.5).toFixed(1)} / ${quantile(of, 0.95).toFixed(1)}`);
    const growth = quantile(times.at(-1), 0.95) / quantile(times[0], 0.95);
    console.log(`| ${name} | ${shown.join(' | ')} | x${growth.toFixed(1)} |`);
  };
  console.log(`\nMilliseconds, median / p95 of ${rounds} rounds, and the ratio of the p95 of the last to the first\n`);
  console.log(`| search | ${databases.map(({ size }) => size.toLocaleString('en')).join(' | ')} | ratio |`);
  console.log(`|---|${'---|'.repeat(databases.length + 1)}`);
  for (const name of Object.keys(searches)) row(name, cells(name));
  row(
    '**all**',
    samples.map((times) => Object.keys(searches).flatMap((name) => times[name])),
  );
  for (const name of Object.keys(facets)) row(name, cells(name));
} finally {
  for (const database of databases) await database.close();
}
