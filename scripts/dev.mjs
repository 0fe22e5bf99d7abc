// npm run dev                      the whole site, updated and restarted as files change
// npm run dev -w shell             the same on port 3100
// npm run dev -w mfe-trainer       one remote on its own page (or: npm run dev -- mfe-trainer)
// -- --port 3103                   chooses another port
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import './lib/load-env.mjs';

ensureInstalled();
const words = process.argv.slice(2);
const name = words[0]?.startsWith('-') ? undefined : words.shift();
const script = (file) => join(import.meta.dirname, 'site', file);
const site = ['--import', 'tsx', script('dev/run-dev.ts')];
// On a port of its own, so that it can run beside a site with other folders.
const shell = [...site, '--port', '3100'];
const command = !name ? site : name === 'shell' ? shell : ['--import', 'tsx', script('serve-remote.ts'), name];
// The folder of `npm run dev -w shell` has a configuration that leaves out the API.
const env = { ...process.env, TSX_TSCONFIG_PATH: join(import.meta.dirname, '../tsconfig.json') };
const child = spawn(process.execPath, [...command, ...words], { stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
