import { runOnServer } from './temporary-database';

export default async function teardown(): Promise<void> {
  const { DATABASE_URL, TEST_TEMPLATE } = process.env;
  if (DATABASE_URL && TEST_TEMPLATE) await runOnServer(DATABASE_URL, `drop database if exists ${TEST_TEMPLATE}`);
}
