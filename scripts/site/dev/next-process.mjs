// A process of the site: loads the packages that its arguments name, then the code whose path it is sent.
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';

const given = once(process, 'message');
// A package that does not load fails where the code imports it.
for (const address of process.argv.slice(2)) await import(address).catch(() => {});
const [main] = await given;
await import(pathToFileURL(main).href);
