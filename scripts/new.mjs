// npm run new -- <name>   creates, tests and releases a remote; see --help.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';

ensureInstalled();
const script = join(import.meta.dirname, 'lib/new-remote/main.ts');
const child = spawn(process.execPath, ['--import', 'tsx', script, ...process.argv.slice(2)], { stdio: 'inherit' });
child.on('exit', (code) => process.exit(code ?? 1));
