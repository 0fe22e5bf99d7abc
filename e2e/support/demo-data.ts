import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { picturesDate } from './pictures';

const root = resolve(import.meta.dirname, '../..');

export type Settings = Readonly<Record<string, string>>;

/** Settings of a site whose date and demo data are the same on each day, so that its pictures are. */
export const siteOfPictures: Settings = {
  NODE_OPTIONS: `--import ${new URL('./fixed-date.mjs', pathToFileURL(import.meta.filename))}`,
  E2E_DATE: picturesDate,
};

/** Settings of every site of the tests. Services of the machine may hold data of earlier runs. */
export const siteSettings = { NODE_ENV: '', DEMO: '1', DATABASE_URL: '', REDIS_URL: '', STORAGE_URL: '' };

/**
 * Loads the demo data of today and those of the pictures into two folders that sites copy, because loading takes most of the
 * time of a first start. No job has run on them: jobs write the address of their site.
 * @returns the parent of the folders
 */
export async function loadDemoData(): Promise<string> {
  const parent = mkdtempSync(join(tmpdir(), 'kaksha-demo-data-'));
  const [today, pictures] = [join(parent, folderOf({})), join(parent, folderOf(siteOfPictures))];
  await load(today, {});
  // Encoding the pictures takes most of the time of a load, and they are the same on each day.
  cpSync(join(today, 'uploads'), join(pictures, 'uploads'), { recursive: true });
  await load(pictures, siteOfPictures);
  return parent;
}

/** Copies the demo data of a site with these settings into its folder. @param parent  of the loaded demo data */
export function copyDemoData(parent: string, settings: Settings, folder: string): void {
  cpSync(join(parent, folderOf(settings)), folder, { recursive: true });
}

const folderOf = ({ E2E_DATE: date = 'today' }: Settings) => date.slice(0, 10);

const load = (folder: string, settings: Settings) =>
  run(['scripts/site/load-demo-data.ts'], { ...siteSettings, DATA_DIR: folder, ...settings });

/** With E2E_TEXTS, puts texts of that kind (`strange-texts.ts`) before what people wrote in the demo data. */
export async function changeDemoData(settings: Settings): Promise<void> {
  const { E2E_TEXTS: kind } = settings;
  if (kind) await run(['e2e/support/change-demo-data.ts', kind], settings);
}

/** Runs a script in a process of its own. @throws Error with its output when it fails */
async function run([script = '', ...words]: readonly string[], settings: Settings): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, script), ...words], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...settings },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const code = await new Promise((done) => child.once('close', done));
  if (code !== 0) throw new Error(`${script} failed: ${code}\n${output}`);
}
