// npm run kit [-- --port 6006]     the component workshop: every component of shared/ui and shared/forms in its states
// npm run kit -- --build <folder>  its stories as static files, for tests
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({ options: { port: { type: 'string', default: '6006' }, build: { type: 'string' } } });

ensureInstalled();
const command = values.build
  ? ['build', '--test', '--output-dir', values.build]
  : ['dev', '--port', values.port, '--host', 'localhost', '--no-open'];
const words = [...command, '--config-dir', join(root, '.storybook'), '--disable-telemetry'];
const child = spawn(process.execPath, [join(root, 'node_modules/storybook/dist/bin/dispatcher.js'), ...words], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
