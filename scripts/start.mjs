// npm start [-- --fresh]   installs, builds and publishes what is stale, loads demo data once, serves the site.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import './lib/load-env.mjs';

await ensureInstalled();
const serve = join(import.meta.dirname, 'lib/serve.ts');
const child = spawn(process.execPath, ['--import', 'tsx', serve, ...process.argv.slice(2)], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
