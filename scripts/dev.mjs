// npm run dev                      the whole site, rebuilt and reloaded as files change
// npm run dev -w mfe-trainer       one remote on its own page (or: npm run dev -- mfe-trainer); --port 3103 chooses the port
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import './lib/load-env.mjs';

ensureInstalled();
const [name, ...options] = process.argv.slice(2);
const isSite = !name || name === 'shell';
const words = isSite ? ['serve.ts', '--watch', ...options] : ['serve-remote.ts', name, ...options];
const [script = '', ...rest] = words;
const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'lib', script), ...rest], {
  stdio: 'inherit',
  // `npm run dev -- shell` runs the site on another port.
  env: { ...process.env, ...(isSite && { PORT: process.env.PORT ?? (name === 'shell' ? '3100' : '3000') }) },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
