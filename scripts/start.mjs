// npm start [-- --fresh]   installs, builds and publishes what is stale, loads demo data once, serves the site.
import { ensureInstalled } from './lib/install.mjs';
import './lib/load-env.mjs';

ensureInstalled();
// In this process: the end of a wrapper would leave the site running, and the next start would find its port in use.
await import('./site/start-compiled.mjs');
