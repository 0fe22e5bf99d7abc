// A worker process of the drill: `npm start -- --worker` without the code of the site, so that it restarts faster.
import { createServices } from '@kaksha/api/app';
import { readSettings } from '@kaksha/api/platform/settings/settings';

const open = await createServices(readSettings());
process.send?.('ready');
process.on('SIGTERM', async () => {
  await open.close();
  process.exit(0);
});
