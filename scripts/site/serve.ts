// npm start: builds and publishes stale sources, opens the database, loads the demo data once, serves the site and the
// API.
import { resolve } from 'node:path';
import { Command, Option } from 'commander';
import { publishStale } from './publish-stale';
import { runSite } from './run-site';
import { watchSources } from './watch-sources';

const root = resolve(import.meta.dirname, '../..');
const { fresh, web, worker, watch, port } = new Command('npm start --')
  .description('Builds what changed, and serves the site and the API. The settings are listed in .env.example.')
  .option('--fresh', 'deletes the embedded database and loads the demo data again', false)
  .option('--web', 'serves the site and runs no jobs; needs DATABASE_URL and a process with --worker', false)
  .option('--worker', 'runs jobs and serves no site; needs DATABASE_URL', false)
  // It starts again at each change, and would delete the database each time.
  .addOption(
    new Option('--watch', 'rebuilds and reloads as files change (npm run dev)').default(false).conflicts('fresh'),
  )
  .option('--port <port>', 'listens on this port instead of PORT')
  .parse()
  .opts<{ fresh: boolean; web: boolean; worker: boolean; watch: boolean; port?: string }>();

await runSite({
  root,
  fresh,
  web,
  worker,
  port,
  publish: (store, log) => publishStale(root, store, log, { development: watch }),
  ...(watch && { watch: (store, log) => watchSources(root, store, log) }),
});
