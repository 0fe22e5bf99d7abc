/** One API process of the drill. Sends its address to the parent when it listens. */
import { buildApp, createServices } from '@kaksha/api/app';
import { readSettings } from '@kaksha/api/platform/settings/settings';

const settings = readSettings();
const { services } = await createServices(settings, { worker: false });
const app = await buildApp(settings, services, { compileLate: true });
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
