// Loads the demo data into the empty database and folders of the settings, runs no jobs, and ends.
import { createServices } from '@kaksha/api/app';
import { readSettings } from '@kaksha/api/platform/settings/settings';
import { prepareDemoData } from './demo-data';

const open = await createServices(readSettings(), { worker: false });
await prepareDemoData(open.services, console.log);
await open.close();
