// npm run restore -- <folder or name> [--replace]   loads a backup into the database, picture storage and release store of the
// settings.
import { ensureInstalled } from './lib/install.mjs';
import './lib/load-env.mjs';

ensureInstalled();
process.argv.splice(2, 0, 'restore');
await import('tsx');
await import('./lib/backup-command.ts');
