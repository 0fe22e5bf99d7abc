/** The peer of the benchmark `join`: Fastify and `pg`, one select and one upsert, in its own process. */
import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: Number(process.env.DATABASE_POOL) });
await pool.query('create table bare_attendance (user_id integer primary key, joined_at timestamptz not null)');

const select = `select s.user_id as "userId", m.url from sessions s join enrolments e on e.user_id = s.user_id
  join meetings m on m.batch_id = e.batch_id where s.token_hash = $1 and s.expires_at > now() and s.revoked_at is null`;
const upsert = 'insert into bare_attendance values ($1, now()) on conflict do nothing';

const app = Fastify();
app.post('/join', async (request, reply) => {
  const token = (request.headers.authorization ?? '').slice('Bearer '.length);
  const hash = createHash('sha256').update(token).digest('base64url');
  const { rows } = await pool.query({ name: 'select', text: select, values: [hash] });
  if (rows.length === 0) return reply.status(401).send();
  await pool.query({ name: 'upsert', text: upsert, values: [rows[0].userId] });
  return { url: rows[0].url };
});
process.send?.({ url: `${await app.listen({ host: '127.0.0.1', port: 0 })}/join` });
