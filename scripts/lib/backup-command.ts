import { resolve } from 'node:path';
import { readSettings } from '@kaksha/api/platform/settings/settings';
import { openStore } from '@kaksha/release/open-store';
import { Command } from 'commander';
import { backUp } from './backup/back-up';
import { restore } from './backup/restore';

const root = resolve(import.meta.dirname, '../..');
const open = () => ({ settings: readSettings(), store: openStore(process.env, root) });
const seconds = (began: number) => `${((performance.now() - began) / 1000).toFixed(1)} s`;

const program = new Command();
program
  .command('backup <folder>')
  .description('Saves the database, the pictures and the releases of the settings in a new folder.')
  .action(async (folder: string) => {
    const began = performance.now();
    const { files, bytes } = await backUp(open(), resolve(folder));
    console.log(`saved ${files} files, ${(bytes / 1e6).toFixed(1)} MB, in ${seconds(began)}`);
    console.log('Keep ENCRYPTION_KEYS elsewhere: without them the encrypted fields of the backup cannot be read.');
  });
program
  .command('restore <folder>')
  .description('Loads a backup into the database, picture storage and release store of the settings.')
  .option('--replace', 'deletes the data of the database first', false)
  .action(async (folder: string, { replace }: { replace: boolean }) => {
    const began = performance.now();
    const { rows, pictures, releases } = await restore(open(), resolve(folder), { replace });
    console.log(`restored ${rows} rows, ${pictures} pictures and ${releases} releases in ${seconds(began)}`);
  });

try {
  await program.parseAsync();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
