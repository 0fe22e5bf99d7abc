// npm start: builds and publishes stale sources, opens the database, loads the demo data once, serves the site and the
// API.
import { resolve } from 'node:path';
import { Command } from 'commander';
import { publishStale } from './publish-stale';
import { runSite } from './run-site';

const root = resolve(import.meta.dirname, '../..');
const { fresh, web, worker, port } = new Command('npm start --')
  .description('Builds what changed, and serves the site and the API. The settings are listed in .env.example.')
  .option('--fresh', 'deletes the embedded database and loads the demo data again', false)
  .option('--web', 'serves the site and runs no jobs; needs DATABASE_URL and a process with --worker', false)
  .option('--worker', 'runs jobs and serves no site; needs DATABASE_URL', false)
  .option('--port <port>', 'listens on this port instead of PORT')
  .parse()
  .opts<{ fresh: boolean; web: boolean; worker: boolean; port?: string }>();

await runSite({
  root,
  fresh,
  web,
  worker,
  port,
  publish: (store, log) => publishStale(root, store, log),
});
