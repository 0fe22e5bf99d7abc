// npm run drill -- restore   saves a site under load and restores it elsewhere: same rows, pictures and releases, time
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { createServices } from '@kaksha/api/app';
import { readSettings, type Settings } from '@kaksha/api/platform/settings/settings';
import { openStore } from '@kaksha/release/open-store';
import { Command } from 'commander';
import { sql } from 'drizzle-orm';
import { backUp } from '../lib/backup/back-up';
import { restore } from '../lib/backup/restore';
import { prepareDemoData } from '../site/demo-data';
import { queryOnce, withDatabase } from './lib/database';

new Command('npm run drill -- restore')
  .description(
    'Needs a PostgreSQL with its client tools (DATABASE_URL, by default on this machine). Creates databases and drops them.',
  )
  .parse();

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'kaksha-restore-'));
const releases = join(folder, 'releases');
/** Of all tables, except those that a start of the site writes to. */
const ownTables = `select tablename as name from pg_tables where schemaname = 'public' order by 1`;

const settingsOf = (name: string, databaseUrl: string) =>
  readSettings({ DEMO: '1', DATA_DIR: join(folder, name), DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' });

const hashOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');

/** Hashes of all rows of each table, and of each picture and material. */
async function contentOf(settings: Settings): Promise<Map<string, string>> {
  const content = new Map<string, string>();
  const { services, close } = await createServices(settings, { worker: false });
  const rowsOf = async (text: string) => (await services.db.execute<Record<string, string>>(sql.raw(text))).rows;
  for (const { name } of await rowsOf(ownTables)) {
    const [row] = await rowsOf(
      `select count(*) || ' rows ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as hash from "${name}" t`,
    );
    content.set(`table ${name}`, row?.hash ?? '');
  }
  await close();
  const uploads = join(settings.dataFolder, 'uploads');
  for (const entry of readdirSync(uploads, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !entry.name.startsWith('.')) content.set(`file ${relative(uploads, path)}`, hashOf(path));
  }
  return content;
}

const difference = (one: Map<string, string>, other: Map<string, string>) =>
  [...new Set([...one.keys(), ...other.keys()])].filter((key) => one.get(key) !== other.get(key));

const rows: object[] = [];
let holds = true;

/** Saves the site of the settings, restores it with the others, and compares. */
async function drill(kind: string, from: Settings, to: Settings): Promise<void> {
  const { services, close } = await createServices(from, { worker: false });
  await prepareDemoData(services, from, () => {});
  await close();
  const before = await contentOf(from);
  const target = join(folder, `${kind}.backup`);
  const store = openStore({ RELEASES_URL: releases }, root);
  const savedAt = performance.now();
  const { bytes } = await backUp({ settings: from, store }, target);
  const saveMs = performance.now() - savedAt;
  const restoredStore = openStore({ RELEASES_URL: join(folder, `${kind}.releases`) }, root);
  const restoredAt = performance.now();
  const restored = await restore({ settings: to, store: restoredStore }, target, { replace: false });
  const restoreMs = performance.now() - restoredAt;
  const after = await contentOf(to);
  const different = difference(before, after);
  const sameLive = (await store.storage.readState()).text === (await restoredStore.storage.readState()).text;
  const second = await restore({ settings: to, store: restoredStore }, target, { replace: false }).then(
    () => 'overwrote data',
    () => 'refused',
  );
  holds &&= different.length === 0 && sameLive && restored.pictures > 0 && second === 'refused';
  rows.push({
    database: kind,
    'tables and files': before.size,
    different: different.join(', ') || 0,
    releases: `${restored.releases}, ${sameLive ? 'same live' : 'other live'}`,
    MB: (bytes / 1e6).toFixed(1),
    'save s': (saveMs / 1000).toFixed(1),
    'restore s': (restoreMs / 1000).toFixed(1),
    'second restore': second,
  });
}

try {
  cpSync(join(root, '.releases'), releases, { recursive: true });
  await drill('embedded', settingsOf('embedded', ''), settingsOf('embedded-restored', ''));
  await withDatabase(async (first) =>
    withDatabase(async (second) => {
      await drill('postgresql', settingsOf('one', first.databaseUrl), settingsOf('two', second.databaseUrl));
      const [version] = await queryOnce<{ version: string }>(
        second.databaseUrl,
        `select current_setting('server_version') as version`,
      );
      console.log(`PostgreSQL ${version?.version}`);
    }),
  );
  console.table(rows);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (!holds) process.exitCode = 1;
