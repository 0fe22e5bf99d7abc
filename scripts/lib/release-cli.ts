import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
// @ts-expect-error plain JavaScript, described by JSDoc
import { sourceHash } from '@kaksha/build/build';
import { checkFitness } from '@kaksha/release/checks';
import { ReleaseStore } from '@kaksha/release/store';
import { ReleaseError } from '@kaksha/release/types';
import { buildAndPublish, committer } from './publish-stale';

const help = `npm run release -- <command>

  publish <name> [--version V]   build one remote (or the shell) alone and put it into the release store
  promote <name> <version>       make that release the live one
  rollback <name>                back to the version that was live before
  list [name]                    what is in the store, what is live, who put it there
  verify <name> <version>        hash the files again

  --json   answer as JSON
  --help   this text

Names: shell, public, learner, trainer, blog-admin. The store is .releases, or RELEASES_URL.`;

const root = resolve(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { version: { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
});
const store = new ReleaseStore(process.env.RELEASES_URL ?? join(root, '.releases'));
const [command, name = '', version = ''] = positionals;

const commands: Record<string, () => Promise<[answer: object, text: string]>> = {
  async publish() {
    const folder = join(root, name === 'shell' ? 'shell' : `mfe-${name}`);
    const v = values.version ?? `0.1.0-${sourceHash(root, folder)}`;
    await buildAndPublish(root, store, { name, version: v }, await committer(root));
    return [{ name, version: v }, `published ${name} ${v}; now: npm run release -- promote ${name} ${v}`];
  },
  async promote() {
    await checkFitness(store, name, version);
    const { author } = await committer(root);
    await store.promote(name, version, author);
    return [{ name, version }, `${name} ${version} is live`];
  },
  async rollback() {
    const { author } = await committer(root);
    const live = await store.rollback(name, author);
    return [{ name, version: live.names[name]?.version }, `${name} is back at ${live.names[name]?.version}`];
  },
  async list() {
    const live = await store.live();
    const names = name ? [name] : await store.names();
    const rows = (await Promise.all(names.map((each) => store.list(each)))).flat().map((release) => ({
      name: release.name,
      version: release.version,
      live: live.names[release.name]?.version === release.version,
      contract: release.contract,
      publishedAt: release.publishedAt,
      author: release.author,
      commit: release.commit,
    }));
    const lines = rows.map(
      (row) =>
        `${row.live ? '*' : ' '} ${row.name.padEnd(12)} ${row.version.padEnd(24)} ${row.publishedAt}  ${row.author ?? ''}`,
    );
    return [rows, lines.join('\n') || 'the release store is empty'];
  },
  async verify() {
    const altered = await store.verify(name, version);
    if (altered.length > 0) throw new ReleaseError('ALTERED', `missing or altered: ${altered.join(', ')}`);
    return [{ name, version, ok: true }, `${name} ${version}: every file is as it was published`];
  },
};

const run = commands[command ?? ''];
if (values.help || !run) {
  console.log(help);
  process.exitCode = values.help || !command ? 0 : 2;
} else {
  try {
    const [answer, text] = await run();
    console.log(values.json ? JSON.stringify(answer) : text);
  } catch (error) {
    const code = error instanceof ReleaseError ? error.code : 'FAILED';
    const message = error instanceof Error ? error.message : String(error);
    if (values.json) console.log(JSON.stringify({ error: message, code }));
    else console.error(message);
    process.exitCode = 1;
  }
}
