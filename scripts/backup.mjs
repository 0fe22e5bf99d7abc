// npm run backup [-- <folder>]   saves the database, the pictures and the releases in a new folder, or at BACKUP_URL.
import { ensureInstalled } from './lib/install.mjs';
import './lib/load-env.mjs';

ensureInstalled();
process.argv.splice(2, 0, 'backup');
await import('tsx');
await import('./lib/backup-command.ts');
