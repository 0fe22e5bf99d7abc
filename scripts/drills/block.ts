// npm run drill -- block   three sites and Varnish: how many seconds a blocked person is still there, and an unblocked one missing
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { hashOfToken } from '@kaksha/api/platform/encryption/token-hash';
import { freePort } from '@kaksha/api/test/free-port';
import { postPath, trainerPath } from '@kaksha/domain/paths';
import { coursePath } from '@kaksha/domain/slugs';
import { Command } from 'commander';
import { type ProductionSites, startProductionSites } from '../lib/production-site';
import { startVarnish } from './edge/varnish';
import { type Answer, inLanes, visit } from './edge/visits';
import { type DrillDatabase, withDatabase } from './lib/database';

new Command('npm run drill -- block')
  .description(
    'Needs Varnish and a PostgreSQL (DATABASE_URL, by default on this machine). Creates a database and drops it.',
  )
  .parse();

/** Seconds after the act at which each address is asked, each time in a form that was cached before and not asked since. */
const moments = [0.5, 2, 5];
const limitSeconds = 5;
const comment = 'Buy the same course elsewhere for less';
const review = 'A review of the blocked learner';

interface Subject {
  name: string;
  path: string;
  /** Whether the answer shows the person's content, or lets the person in. */
  isThere: (answer: Answer) => boolean;
  token?: string;
}

const withText =
  (text: string) =>
  ({ status, text: shown }: Answer) =>
    status === 200 && shown.includes(text);
const withAnyOf = (texts: readonly string[]) => (answer: Answer) => texts.some((text) => withText(text)(answer));
const isOk = ({ status }: Answer) => status === 200;

/** Starts a session of the user and returns its token. */
async function startSession(query: DrillDatabase['query'], userId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await query(
    `insert into sessions (token_hash, user_id, created_at, last_used_at, expires_at)
      values ($1, $2, now(), now(), now() + interval '1 day')`,
    [hashOfToken(token), userId],
  );
  return token;
}

async function subjectsOf({ query }: DrillDatabase, { tokens, processes }: ProductionSites) {
  const origin = processes[0]?.origin ?? '';
  const first = JSON.parse((await visit(`${origin}/backend/patrons-registration/GetAllCourses?count=1`)).text);
  // The trainer of the course that lists show first.
  const [course] = await query<{ id: number; name: string; trainer: number; user: number; trainer_name: string }>(
    `select c.id, c.name, t.id as trainer, t.name as trainer_name, t.user_id as user
      from courses c join trainers t on t.id = c.trainer_id where c.id = $1`,
    [first.data.results[0].id],
  );
  const [post] = await query<{ id: number; slug: string }>(
    `select id, slug from blog_posts where status = 'published' and deleted_at is null limit 1`,
  );
  const [learner] = await query<{ id: number }>(`select id from users where email = 'learner@kaksha.test'`);
  if (!course || !post || !learner) throw new Error('The demo data has no course, post or account.');
  const people = { trainer: course.user, learner: learner.id };
  const trainerToken = await startSession(query, course.user);
  await query('insert into blog_comments (post_id, user_id, comment) values ($1, $2, $3)', [
    post.id,
    people.learner,
    comment,
  ]);
  const [other] = await query<{ id: number; name: string; trainer: number }>(`
    select c.id, c.name, t.id as trainer from courses c join trainers t on t.id = c.trainer_id
    where c.is_public and t.user_id <> ${people.trainer} and not exists (
      select from feedback f where f.course_id = c.id and f.user_id = ${people.learner}) order by c.id limit 1`);
  if (!other) throw new Error('The demo data has no course of another trainer.');
  await query('insert into feedback (user_id, trainer_id, course_id, stars, text) values ($1, $2, $3, 1, $4)', [
    people.learner,
    other.trainer,
    other.id,
    review,
  ]);
  const search = encodeURIComponent(course.name);
  const registration = '/backend/patrons-registration';
  const page = coursePath(course);
  const own = await query<{ id: number; name: string }>(
    `select id, name from courses where trainer_id = ${course.trainer} and is_public`,
  );
  const pages = own.map(coursePath);
  const facets = `${registration}/GetCourseFacets`;
  const counted = (await visit(origin + facets)).text;
  const subjects: Record<'trainer' | 'learner', Subject[]> = {
    trainer: [
      { name: 'session', path: '/backend/auth/sessions', isThere: isOk, token: trainerToken },
      {
        name: 'list of courses',
        path: `${registration}/GetAllCourses?course_name=${search}`,
        isThere: withText(course.name),
      },
      {
        name: 'suggestions',
        path: `${registration}/GetSearchSuggestions?text=${encodeURIComponent(course.trainer_name)}`,
        isThere: withText(course.trainer_name),
      },
      { name: 'course, API', path: `${registration}/GetCourseDetailsById/${course.id}`, isThere: isOk },
      { name: 'course page', path: page, isThere: isOk },
      { name: 'page of the search', path: `/live-courses?q=${search}`, isThere: withText(page) },
      { name: 'trainer page', path: trainerPath(course.trainer), isThere: isOk },
      {
        name: 'page of trainers',
        path: `/live-online-trainers?search=${encodeURIComponent(course.trainer_name)}`,
        isThere: withText(trainerPath(course.trainer)),
      },
      { name: 'home page', path: '/', isThere: withAnyOf(pages) },
      { name: 'all courses', path: '/live-courses', isThere: withAnyOf(pages) },
      { name: 'numbers of the filters', path: facets, isThere: ({ text }) => text === counted },
      { name: 'sitemap', path: '/sitemap.xml', isThere: withText(page) },
    ],
    learner: [
      { name: 'session', path: '/backend/auth/sessions', isThere: isOk, token: tokens.learner },
      { name: 'comment on a post', path: postPath(post.slug), isThere: withText(comment) },
      { name: 'comment, API', path: `/backend/blogs/${post.slug}`, isThere: withText(comment) },
      { name: 'review on a course page', path: coursePath(other), isThere: withText(review) },
      { name: 'reviews, API', path: `/backend/api/feedback/courses/${other.id}`, isThere: withText(review) },
    ],
  };
  return { people, subjects };
}

const formOf = (path: string, at: number) => `${path}${path.includes('?') ? '&' : '?'}moment=${at}`;

/** The first of `moments` from which on every answer was as wanted; null for none. */
async function secondsUntil(
  origin: string,
  { path, isThere, token }: Subject,
  { wanted, since }: { wanted: boolean; since: number },
): Promise<number | null> {
  let seconds: number | null = null;
  const seen: number[] = [];
  for (const at of moments) {
    await delay(Math.max(0, since + at * 1000 - Date.now()));
    const answer = await visit(origin + formOf(path, at), token ? { authorization: `Bearer ${token}` } : {});
    seen.push(answer.status);
    // A site that does not answer shows neither.
    const isFailure = answer.status === 0 || answer.status >= 500;
    if (!isFailure && isThere(answer) === wanted) seconds ??= at;
    else seconds = null;
  }
  if (seconds === null) console.log(`${origin}${path} answered ${seen.join(', ')}.`);
  return seconds;
}

const holds = await withDatabase(async (database) => {
  const folder = mkdtempSync(join(tmpdir(), 'kaksha-block-'));
  const purgeToken = randomBytes(24).toString('hex');
  const edgePort = await freePort();
  const edgeOrigin = `http://127.0.0.1:${edgePort}`;
  const sites = await startProductionSites(3, {
    databaseUrl: database.databaseUrl,
    publicOrigin: edgeOrigin,
    environment: {
      EDGE_SECONDS: '60',
      EDGE_PURGE_URL: `${edgeOrigin}/`,
      EDGE_PURGE_TOKEN: purgeToken,
      TRUST_PROXY: '1',
      // A render that is late on a busy machine would send a page without data.
      RENDER_DEADLINE_MS: '10000',
    },
  });
  const [first, second] = sites.processes;
  if (!first || !second) throw new Error('no processes');
  // The edge asks a process that does not make the change.
  const edge = await startVarnish(edgePort, second.port, folder, purgeToken);
  const rows: Record<string, string | number>[] = [];
  let isHeld = true;
  try {
    const { people, subjects } = await subjectsOf(database, sites);
    const places = [
      ...sites.processes.map(({ origin }, at) => [`site ${at + 1}`, origin] as const),
      ['edge', edge.origin] as const,
    ];
    const authorization = `Bearer ${sites.tokens.admin}`;

    const change = async (method: 'POST' | 'DELETE', id: number) => {
      const headers = new Headers({ authorization });
      if (method === 'POST') headers.set('content-type', 'application/json');
      const body = method === 'POST' ? JSON.stringify({ reason: 'Sold courses that never took place' }) : null;
      const answer = await fetch(`${first.origin}/backend/admin/users/${id}/block`, { method, headers, body });
      if (!answer.ok) throw new Error(`${method} answered ${answer.status}: ${await answer.text()}`);
    };
    /** Every form of every address is in the caches of all places. */
    const warm = async (of: readonly Subject[]) => {
      const addresses = places.flatMap(([, origin]) =>
        of.flatMap(({ path, token }) => (token ? [] : moments.map((at) => origin + formOf(path, at)))),
      );
      await inLanes(addresses.length, async (at) => void (await visit(addresses[at] ?? '')));
    };
    /** The renders before can make Varnish take the site for sick, which answers 503 then. */
    const untilWell = async () => {
      for (let well = 0; well < 4; ) {
        const { status } = await visit(`${edge.origin}/backend/health/ready`);
        well = status === 200 ? well + 1 : 0;
        await delay(1000);
      }
    };
    const measure = async (act: string, who: 'trainer' | 'learner', wanted: (subject: Subject) => boolean) => {
      const since = Date.now();
      await Promise.all(
        subjects[who].map(async (subject) => {
          const seconds = await Promise.all(
            places.map(([, origin]) => secondsUntil(origin, subject, { wanted: wanted(subject), since })),
          );
          const isInTime = seconds.every((each) => each !== null && each <= limitSeconds);
          if (!isInTime) isHeld = false;
          rows.push({
            act: `${act} ${who}`,
            what: subject.name,
            ...Object.fromEntries(places.map(([place], at) => [place, seconds[at] ?? 'never'])),
            holds: String(isInTime),
          });
        }),
      );
    };

    for (const who of ['trainer', 'learner'] as const) {
      const before = await Promise.all(
        subjects[who].map(async (subject) => {
          const headers = subject.token ? { authorization: `Bearer ${subject.token}` } : undefined;
          return subject.isThere(await visit(first.origin + subject.path, headers)) ? [] : [subject.name];
        }),
      );
      if (before.flat().length > 0) throw new Error(`Not there before the block: ${before.flat().join(', ')}.`);
      // A change of the same pages just before, whose purge the next one of the usual kind waits for.
      await change('POST', people[who]);
      await change('DELETE', people[who]);
      await database.query('update sessions set revoked_at = null where user_id = $1', [people[who]]);
      await delay(limitSeconds * 1000);
      await warm(subjects[who]);
      await untilWell();
      await change('POST', people[who]);
      await measure('block', who, () => false);
      await warm(subjects[who]);
      await untilWell();
      await change('DELETE', people[who]);
      await measure('unblock', who, ({ token }) => token === undefined);
    }
  } finally {
    await edge.stop();
    await sites.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  console.log('Seconds until it is gone, or back; sessions stay out.');
  console.table(rows);
  return isHeld;
});
if (!holds) process.exitCode = 1;
