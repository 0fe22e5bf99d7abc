// npm run upgrade -- <folder or tag>   builds and starts another version of an installed site; after a failure the old one serves.
import { ensureInstalled } from './lib/install.mjs';
import './lib/load-env.mjs';

ensureInstalled();
await import('tsx');
await import('./lib/upgrade-command.ts');
