import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { defaultServer, runOnServer } from '../../../test/temporary-database';
import { createServices } from '../../app';
import { readSettings } from '../settings/settings';

jest.setTimeout(120_000);

/** The statements of compose.yaml, for a role and a database of another name. */
function statementsFor(name: string, password: string): string[] {
  const script = readFileSync(join(__dirname, '../../../../operations/compose/role.sh'), 'utf8');
  const [, statements = ''] = /<<'SQL'\n([\s\S]*?)\nSQL\n/.exec(script) ?? [];
  return statements
    .replaceAll('kaksha', name)
    .replace(', postgres from public', ' from public')
    .replace(":'password'", `'${password}'`)
    .split('\n');
}

if (process.env.DATABASE_URL) {
  test('the site migrates and opens its database as a role that is no superuser', async () => {
    const server = defaultServer();
    const name = `kaksha_role_${randomBytes(5).toString('hex')}`;
    const password = randomBytes(12).toString('hex');
    for (const statement of statementsFor(name, password)) await runOnServer(server, statement);
    const own = Object.assign(new URL(server), { username: name, password, pathname: `/${name}` });
    try {
      const settings = readSettings({ DEMO: '1', DATABASE_URL: own.href, LOG_LEVEL: 'silent' });
      const { services, close } = await createServices(settings, { worker: false });
      const { rows } = await services.db.execute(
        sql`select rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = current_user`,
      );
      expect(rows).toEqual([{ rolsuper: false, rolcreatedb: false, rolcreaterole: false }]);
      await services.db.execute(sql`select count(*) from courses`);
      await close();
    } finally {
      await runOnServer(server, `drop database if exists ${name} with (force)`);
      await runOnServer(server, `drop role ${name}`);
    }
  });
} else {
  test('the role of the sites is no superuser', () => {
    expect(statementsFor('kaksha', 'secret')[0]).toMatch(/ nosuperuser nocreatedb nocreaterole /);
  });
}
