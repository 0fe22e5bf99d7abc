// The API without the site, for standalone remotes: serve-api.ts <port>
import { buildApp, createServices } from '@kaksha/api/app';
import { readSettings } from '@kaksha/api/platform/settings/settings';
import { prepareDemoData } from './demo-data';

const settings = { ...readSettings(), port: Number(process.argv[2]) };
const open = await createServices(settings);
if (settings.demo) await prepareDemoData(open.services, settings, console.log);
const api = await buildApp(settings, open.services);
await api.listen({ port: settings.port, host: 'localhost' });
console.log('API ready');

const close = async () => {
  await api.close();
  await open.close();
  process.exit(0);
};
process.on('SIGINT', close);
process.on('SIGTERM', close);
