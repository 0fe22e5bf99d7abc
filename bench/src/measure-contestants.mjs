import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@kaksha/api/test/free-port';

const root = join(import.meta.dirname, '../..');

/**
 * Paths of the first course and the latest post of a site.
 * @param {string} origin
 */
export async function findExamples(origin) {
  const read = async (path) => (await (await fetch(`${origin}/backend${path}`)).json()).data.results;
  const [course] = await read('/patrons-registration/GetAllCourses?count=1&sort_by=start_date');
  const [post] = await read('/blogs/');
  return { course: `/course/${course.slug ?? 'course'}/${course.id}`, post: `/blog/${post.slug}` };
}

/**
 * Starts the federated site with new demo data, and the monolith that is built from the same sources.
 * @returns {Promise<{ url: string, monolith: string, stop(): Promise<void> }>}
 */
export const startContestants = () => startServers({ withMonolith: true });

/**
 * Starts the federated site with new demo data.
 * @param {{ env?: Record<string, string> }} [options]  `env`: further settings of the site
 * @returns {Promise<{ url: string, pid: number, stop(): Promise<void> }>}
 */
export const startSiteOnly = ({ env } = {}) => startServers({ withMonolith: false, env });

async function startServers({ withMonolith, env = {} }) {
  const data = mkdtempSync(join(tmpdir(), 'kaksha-bench-'));
  const out = join(data, 'monolith');
  const children = [];
  const stop = async () => {
    await Promise.all(children.map(end));
    rmSync(data, { recursive: true, force: true });
  };
  const start = async (args, env = {}) => {
    const child = spawn(process.execPath, ['--import', 'tsx', ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    children.push(child);
    return child;
  };
  try {
    const [sitePort, monolithPort] = [await freePort(), await freePort()];
    const url = `http://localhost:${sitePort}`;
    if (withMonolith) await over(await start(['bench/src/monolith/build.ts', out]));
    const site = await start(['scripts/site/start-compiled.mjs'], {
      ...env,
      DEMO: '1',
      PORT: String(sitePort),
      DATA_DIR: join(data, 'site'),
      LOG_LEVEL: 'error',
    });
    await answers(`${url}/backend/health/ready`);
    if (!withMonolith) return { url, pid: site.pid, stop };
    await start(['bench/src/monolith/serve.ts', out, String(monolithPort), url]);
    await answers(`http://localhost:${monolithPort}/`);
    return { url, monolith: `http://localhost:${monolithPort}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const over = (child) =>
  new Promise((resolve, reject) => {
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${child.spawnargs.join(' ')} ended with ${code}`)),
    );
  });

async function answers(address) {
  const deadline = Date.now() + 300_000;
  while (Date.now() < deadline) {
    const ok = await fetch(address).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  throw new Error(`${address} did not answer in five minutes`);
}

function end(child) {
  if (child.exitCode !== null) return undefined;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  return gone;
}
