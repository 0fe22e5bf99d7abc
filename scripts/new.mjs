// npm run new -- <name>   another remote: its folder, its test, built, published and on the air. See --help.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';

ensureInstalled();
const script = join(import.meta.dirname, 'lib/new-remote/main.ts');
const child = spawn(process.execPath, ['--import', 'tsx', script, ...process.argv.slice(2)], { stdio: 'inherit' });
child.on('exit', (code) => process.exit(code ?? 1));
