// A process of the site: loads the packages that its arguments name, then the code whose path it is sent.
// next-process.mjs <folder of a database for warming up> <address of a package> …
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';

const [databaseFolder, ...packages] = process.argv.slice(2);
let main;
const given = once(process, 'message').then(([path]) => {
  main = path;
});
// A package that does not load fails where the code imports it.
for (const address of packages) await import(address).catch(() => {});
if (!main && !process.env.DATABASE_URL) await startDatabase();
await given;
await import(pathToFileURL(main).href);

/** The functions of the embedded database are compiled at their first use, which is half of its start. */
async function startDatabase() {
  const name = '@electric-sql/pglite';
  if (!packages.includes(name)) return;
  const { PGlite } = await import(name);
  const database = await PGlite.create(databaseFolder);
  await database.close();
}
