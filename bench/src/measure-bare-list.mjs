import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';

const rowBytes = 1600;

/**
 * A Node server with the `pg` driver that does the least a course list needs: it looks the session up, counts to 1,001
 * and sends ten ready rows of 1.6 kB of one category, soonest first.
 * @param url  database of `openCourses`
 */
export async function startBareList(url, { poolSize }) {
  const pool = new pg.Pool({ connectionString: url, max: poolSize });
  await pool.query(`drop table if exists bare_rows`);
  await pool.query(`create table bare_rows (id integer primary key, row text not null)`);
  await pool.query(
    `insert into bare_rows select c.id, json_build_object('id', c.id, 'course_name', c.name, 'description', rpad(c.description, $1, 'x'))
     from courses c`,
    [rowBytes - 100],
  );
  await pool.query('analyze bare_rows');
  const ask = (name, text, values) => pool.query({ name, text, values });
  const server = createServer(async ({ headers, url: address }, response) => {
    const digest = createHash('sha256').update(headers.authorization.slice('Bearer '.length)).digest('base64url');
    const category = Number(new URL(address, 'http://localhost').searchParams.get('category'));
    const session = await ask('bare_session', bareSession, [digest]);
    if (session.rows.length === 0) return response.writeHead(401).end();
    const [count, page] = await Promise.all([
      ask('bare_count', bareCount, [category]),
      ask('bare_page', barePage, [category]),
    ]);
    response.setHeader('content-type', 'application/json');
    response.end(`{"count":${count.rows[0].total},"results":[${page.rows.map(({ row }) => row).join(',')}]}`);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: async () => {
      await new Promise((done) => server.close(done));
      await pool.end();
    },
  };
}

const bareSession = `select u.id from sessions s join users u on u.id = s.user_id
  where s.token_hash = $1 and s.expires_at > now() and s.revoked_at is null and u.blocked_at is null`;
const bareCount = `select count(*)::int as total from
  (select from courses where is_public and category_id = $1 limit 1001) as counted`;
const barePage = `select b.row from (select id, next_start_at from courses where is_public and category_id = $1
  order by next_start_at, id limit 10) c join bare_rows b using (id) order by c.next_start_at, c.id`;
