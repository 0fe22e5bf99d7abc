// npm run dev                      the whole site, updated and restarted as files change
// npm run dev -w shell             the same on port 3100
// npm run dev -w mfe-trainer       one remote on its own page (or: npm run dev -- mfe-trainer)
// -- --port 3103                   chooses another port
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import './lib/load-env.mjs';

const root = join(import.meta.dirname, '..');
const { name, options } = readArguments();
ensureInstalled();
const script = (file) => join(import.meta.dirname, 'site', file);
const site = ['--import', 'tsx', script('dev/run-dev.ts')];
// On a port of its own, so that it can run beside a site with other folders.
const shell = [...site, '--port', '3100'];
const command = !name ? site : name === 'shell' ? shell : ['--import', 'tsx', script('serve-remote.ts'), name];
// The folder of `npm run dev -w shell` has a configuration that leaves out the API.
const env = { ...process.env, TSX_TSCONFIG_PATH: join(root, 'tsconfig.json') };
const child = spawn(process.execPath, [...command, ...options], { stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));

/** Ends the process with a message for arguments that it cannot run. */
function readArguments() {
  const parts = ['shell', ...readdirSync(root).filter((each) => each.startsWith('mfe-'))];
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { port: { type: 'string' } } });
    const [given, ...others] = positionals;
    const name = parts.find((part) => part === given || part === `mfe-${given}`);
    if (others.length > 0 || (given && !name)) throw new Error(`Name one of ${parts.join(', ')}, or none.`);
    if (values.port && !/^[1-9]\d{0,4}$/.test(values.port)) throw new Error(`${values.port} is not a port.`);
    return { name, options: values.port ? ['--port', values.port] : [] };
  } catch (error) {
    console.error(error.message);
    process.exit(2);
  }
}
