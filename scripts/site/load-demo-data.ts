// Loads the demo data into the empty database and folders of the settings, runs no jobs, and ends.
import { createServices } from '@kaksha/api/app';
import { readSettings } from '@kaksha/api/platform/settings/settings';
import { prepareDemoData } from './demo-data';

const settings = readSettings();
const open = await createServices(settings, { worker: false });
await prepareDemoData(open.services, settings, console.log);
await open.close();
