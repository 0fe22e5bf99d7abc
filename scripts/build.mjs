// npm run build   compiles the server into dist/ and publishes the releases that are stale; then `node dist/main.js`.
import { ensureInstalled } from './lib/install.mjs';
import './lib/load-env.mjs';

ensureInstalled();
await import('tsx');
await import('./site/build-server.ts');
