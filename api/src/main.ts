/** Serves the API without the pages: `npx tsx api/src/main.ts --port 4000`. */
import { parseArgs } from 'node:util';
import { errorMessageOf } from '@kaksha/domain/typed';
import { startApi } from './app';
import { readSettings, SettingsError } from './platform/settings/settings';

const { values } = parseArgs({ options: { port: { type: 'string' } } });

try {
  const settings = readSettings({ ...process.env, ...(values.port && { PORT: values.port }) });
  const { app, close } = await startApi(settings);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
  await app.listen({ port: settings.port, host: settings.host });
  console.warn(`API ready at http://${settings.host}:${settings.port}${settings.prefix}`);
} catch (error) {
  if (!(error instanceof SettingsError || (error instanceof Error && error.name === 'FolderInUseError'))) throw error;
  console.error(errorMessageOf(error));
  process.exitCode = 1;
}
