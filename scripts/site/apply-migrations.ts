import { openDatabase } from '@kaksha/api/platform/database/open-database';
import { readSettings } from '@kaksha/api/platform/settings/settings';
import { errorMessageOf } from '@kaksha/domain/typed';

/** Applies the migrations that the database lacks. Ends the process with 1 when one fails; then none is applied. */
export async function applyMigrations(): Promise<void> {
  try {
    await (await openDatabase(readSettings().database)).close();
    console.log('The database has all migrations.');
  } catch (error) {
    console.error(errorMessageOf(error));
    process.exitCode = 1;
  }
}
