import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findRemotes } from '@kaksha/build/remotes';
import { parse } from 'yaml';
import { releaseWorkflow } from './new-remote/release-workflow';

const root = resolve(__dirname, '../..');
const folder = join(root, '.github/workflows');
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
const parts = ['shell', ...findRemotes(root).map(({ name }) => name)];
const { scripts, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const files = readdirSync(folder);

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}
interface Job {
  needs?: string;
  if?: string;
  outputs?: Record<string, string>;
  uses?: string;
  secrets?: string;
  environment?: string;
  permissions?: Record<string, string>;
  services?: Record<string, { image: string }>;
  steps?: Step[];
  'timeout-minutes'?: number;
}

/** Every job of every workflow, with the text of the job. */
const jobs = files.flatMap((file) => {
  const workflow: { jobs: Record<string, Job> } = parse(textOf(file));
  return Object.entries(workflow.jobs).map(([name, job]) => ({ file, name, job, text: JSON.stringify(job) }));
});
const commandsOf = ({ steps = [] }: Job) => steps.flatMap(({ run }) => run ?? []).join('\n');

test('the shell and each remote have a release workflow with their own paths', () => {
  const files = readdirSync(folder).filter((file) => /^release-(?!part)/.test(file));
  expect(files.sort()).toEqual(parts.map((name) => `release-${name}.yml`).sort());
  for (const name of parts) expect(textOf(`release-${name}.yml`)).toBe(releaseWorkflow(name));
});

test('a change of one remote starts no release of another part', () => {
  for (const remote of findRemotes(root)) {
    const started = parts.filter((name) =>
      parse(releaseWorkflow(name)).on.push.paths.includes(`mfe-${remote.name}/**`),
    );
    expect(started).toEqual([remote.name]);
  }
});

test('a part is released after its types and tests, and only when its sources are not released yet', () => {
  const { on, jobs: steps } = parse(textOf('build-part.yml')) as {
    on: { workflow_call: { outputs: { affected: { value: string } } } };
    jobs: Record<'affected' | 'test' | 'build' | 'check', Job>;
  };
  expect(commandsOf(steps.affected)).toContain('npm run -s release -- affected "$NAME" --json');
  expect(on.workflow_call.outputs.affected.value).toBe('${{ jobs.affected.outputs.affected }}');
  const isAffected = "needs.affected.outputs.affected == 'true'";
  expect(steps.test).toMatchObject({ needs: 'affected', if: isAffected });
  expect(commandsOf(steps.test)).toMatch(/^npm ci .*\nnpm test -w "\$PART"$/);
  expect([steps.build.needs, steps.check.needs]).toEqual(['test', 'build']);
  // A skipped job skips those that need it, unless a condition of theirs says otherwise.
  expect([steps.build.if, steps.check.if]).toEqual([undefined, undefined]);
  for (const name of parts) {
    const { release } = parse(releaseWorkflow(name)).jobs;
    const isRelease = "github.event_name != 'pull_request' && needs.build.outputs.affected == 'true'";
    expect(release).toMatchObject({ needs: 'build', if: isRelease });
  }
});

test('the release workflow of a repository of its own has the actions of this one, and no job with keys before its tests', () => {
  const text = readFileSync(join(__dirname, 'kaksha/repository-template/.github/workflows/release.yml.tmpl'), 'utf8');
  const usesIn = (of: string) => [...of.matchAll(/uses: (\S+@.*)$/gm)].map(([, used = '']) => used);
  expect(files.map(textOf).flatMap(usesIn)).toEqual(expect.arrayContaining(usesIn(text)));
  const { jobs: own, permissions } = parse(text) as {
    jobs: Record<'test' | 'check' | 'sign' | 'reproduce' | 'preview' | 'comment', Job>;
    permissions: object;
  };
  expect(permissions).toEqual({ contents: 'read' });
  expect([own.check.needs, own.sign.needs, own.sign.environment]).toEqual(['test', 'check', 'release']);
  expect([own.reproduce.needs, JSON.stringify(own.sign).includes('online')]).toEqual(['sign', false]);
  for (const command of ['run types', 'run lint', 'test', 'run build'])
    expect(commandsOf(own.test)).toContain(`npm ${command}`);
  expect(JSON.stringify([own.test, own.check, own.reproduce, own.comment])).not.toContain('secrets.');
  for (const job of [own.sign, own.preview]) expect(commandsOf(job)).not.toMatch(/npm (?:test|run (?!-s release))/);
  const { scripts: ofTeam } = JSON.parse(
    readFileSync(join(__dirname, 'kaksha/repository-template/package.json.tmpl'), 'utf8').replace(
      /": __\w+__/g,
      '": {}',
    ),
  );
  const commands = [...text.matchAll(/npm (?:run (?:-s )?)?(\w+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => name !== 'ci' && !Object.hasOwn(ofTeam, name))).toEqual([]);
});

test('a pull request of a repository of its own gets a preview by commands of the target branch, and forks get no role', () => {
  const text = readFileSync(join(__dirname, 'kaksha/repository-template/.github/workflows/release.yml.tmpl'), 'utf8');
  const { check, sign, preview, comment } = parse(text).jobs as Record<'check' | 'sign' | 'preview' | 'comment', Job>;
  expect(check.if).toBe(
    "github.event_name != 'pull_request' || github.event.pull_request.head.repo.full_name == github.repository",
  );
  expect(sign.if).toBe("github.event_name != 'pull_request'");
  expect(preview).toMatchObject({ needs: 'check', if: "github.event_name == 'pull_request'", environment: 'preview' });
  expect(preview.steps?.[0]?.with).toMatchObject({ ref: '${{ github.event.pull_request.base.sha }}' });
  expect(commandsOf(preview)).not.toContain('promote');
  expect([comment.needs, comment.permissions]).toEqual(['preview', { 'pull-requests': 'write' }]);
});

test('what is released is built again from its commit', () => {
  const { sign, reproduce } = parse(textOf('release-part.yml')).jobs;
  expect(reproduce.needs).toBe('sign');
  expect(sign.outputs.version).toBe('${{ steps.publish.outputs.version }}');
  expect(reproduce.env.VERSION).toBe('${{ needs.sign.outputs.version }}');
  expect(commandsOf(reproduce)).toContain('npm run -s release -- reproduce "$NAME" "$VERSION"');
  expect(commandsOf(parse(textOf('reproduce.yml')).jobs.reproduce)).toContain('npm run drill -- reproduce');
});

test('each change of the API is compared with what releases read, and forks get no role', () => {
  const { on, jobs: own } = parse(textOf('check-api.yml'));
  expect(on.pull_request.paths).toContain('api/src/**');
  expect(on.push.paths).toEqual(on.pull_request.paths);
  expect(own['check-api'].if).toBe(
    "github.event_name != 'pull_request' || github.event.pull_request.head.repo.full_name == github.repository",
  );
  expect(commandsOf(own['check-api'])).toContain('npm run -s release -- check-api');
});

test('workflows run the npm commands of the project, with a limit of time and read-only access', () => {
  for (const file of readdirSync(folder)) {
    const { jobs, permissions } = parse(textOf(file));
    expect([file, permissions]).toEqual([file, { contents: 'read' }]);
    for (const job of Object.values<{ uses?: string; 'timeout-minutes'?: number; steps?: { run?: string }[] }>(jobs)) {
      if (job.uses) continue;
      expect(job['timeout-minutes']).toBeGreaterThan(0);
      const commands = (job.steps ?? []).flatMap(({ run = '' }) => [...run.matchAll(/npm (?:run (?:-s )?)?([\w:]+)/g)]);
      // The job that comments has no sources.
      expect(commands.length > 0).toBe(JSON.stringify(job.steps).includes('actions/checkout'));
      for (const [, command = ''] of commands) expect(['ci', ...Object.keys(scripts)]).toContain(command);
    }
  }
});

test('no workflow puts an input or a secret into the text of a command', () => {
  for (const file of readdirSync(folder)) {
    const { jobs } = parse(textOf(file));
    for (const { steps = [] } of Object.values<{ steps?: { run?: string }[] }>(jobs)) {
      for (const { run = '' } of steps) expect(run).not.toContain('${{');
    }
  }
});

test('every action is named by a full commit hash, with its version in a comment', () => {
  const used = files.flatMap((file) => textOf(file).split('\n')).filter((line) => /^\s*(?:- )?uses:/.test(line));
  const ofOthers = used.filter((line) => !line.includes('uses: ./'));
  expect(ofOthers.length).toBeGreaterThan(8);
  for (const line of ofOthers) expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('packages are installed without their scripts, and the checkout leaves no token', () => {
  for (const { job, text } of jobs) {
    for (const command of commandsOf(job).matchAll(/npm (?:ci|install|i)\b[^\n]*/g)) {
      expect(command[0]).toContain('--ignore-scripts');
    }
    const checkouts = (job.steps ?? []).filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    for (const each of checkouts) expect([text, each.with?.['persist-credentials']]).toEqual([text, false]);
  }
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

test('the jobs with keys build nothing, and no job that runs a build or a test has a secret', () => {
  const withSecrets = jobs.filter(({ text }) => /\bsecrets\./.test(text));
  expect(withSecrets.map(({ file, name }) => `${file} ${name}`)).toEqual([
    'preview-part.yml sign',
    'release-part.yml sign',
  ]);
  for (const { job, file } of withSecrets) {
    expect(job.environment).toMatch(file === 'preview-part.yml' ? /^preview-/ : /^release-/);
    expect(commandsOf(job)).not.toMatch(/npm (?:test|run build)|release -- (?:build|check)/);
    // Publishing would build without --dist, and run the build without --no-check.
    for (const [line] of commandsOf(job).matchAll(/release -- publish[^\n]*/g)) {
      expect(line).toMatch(/--dist \w+ --no-check/);
    }
    for (const [line] of commandsOf(job).matchAll(/release -- promote[^\n]*/g)) expect(line).toMatch(/--no-check$/);
    for (const [line] of commandsOf(job).matchAll(/release -- preview[^\n]*/g)) expect(line).toContain(' --no-check');
    // A cache that other jobs write could hold another package.
    expect(JSON.stringify(job)).not.toMatch(/"cache":/);
  }
  const inherit = jobs.filter(({ job }) => job.secrets !== undefined);
  const withKeys = ['./.github/workflows/release-part.yml', './.github/workflows/preview-part.yml'];
  expect(inherit.every(({ job }) => withKeys.includes(job.uses ?? ''))).toBe(true);
});

test('jobs reach the release storage by a role of the run, not by stored access keys', () => {
  const all = files.map(textOf).join('\n');
  expect(all).not.toMatch(/secrets\.AWS_|AWS_SECRET_ACCESS_KEY|aws-secret-access-key/);
  const withStorage = jobs.filter(({ job, text }) => !job.uses && text.includes('RELEASES_URL'));
  const names = ['affected', 'check', 'check-api', 'reproduce', 'sign', 'sign'];
  expect(withStorage.map(({ name }) => name).sort()).toEqual(names);
  for (const { job, text } of withStorage) {
    expect(job.permissions).toEqual({ contents: 'read', 'id-token': 'write' });
    expect(text).toContain('"role-to-assume":"${{ vars.RELEASE_');
  }
  for (const { job, text } of jobs.filter(({ job }) => !job.uses)) {
    if (job.permissions?.['id-token']) expect(text).toContain('role-to-assume');
  }
});

test('a pull request gets a preview of each part that it changes, and forks get no role and no keys', () => {
  const ofRepository = 'github.event.pull_request.head.repo.full_name == github.repository';
  for (const name of parts) {
    const { on, jobs: own } = parse(releaseWorkflow(name)) as {
      on: Record<'push' | 'pull_request', { paths: string[] }>;
      jobs: Record<'build' | 'preview', Job>;
    };
    expect(on.pull_request.paths).toEqual(on.push.paths);
    expect(own.build.if).toBe(`github.event_name != 'pull_request' || ${ofRepository}`);
    expect(own.preview).toMatchObject({
      needs: 'build',
      if: "github.event_name == 'pull_request' && needs.build.outputs.affected == 'true'",
      uses: './.github/workflows/preview-part.yml',
    });
  }
  const { sign, comment } = parse(textOf('preview-part.yml')).jobs as Record<'sign' | 'comment', Job>;
  expect(sign.if).toBe(ofRepository);
  expect(commandsOf(sign)).not.toMatch(/release -- (?!publish|preview)/);
  const checkout = sign.steps?.find(({ uses }) => uses?.startsWith('actions/checkout@'));
  expect(checkout?.with?.ref).toBe('${{ github.event.pull_request.base.sha }}');
  expect(comment.permissions).toEqual({ 'pull-requests': 'write' });
  expect(jobs.filter(({ job }) => !job.uses && job.permissions?.['pull-requests']).map(({ name }) => name)).toEqual([
    'comment',
  ]);
});

test('the link of a pull request is one comment for each part, which later runs change', () => {
  const work = mkdtempSync(join(tmpdir(), 'kaksha-comment-'));
  const { comment } = parse(textOf('preview-part.yml')).jobs as Record<'comment', Job>;
  // Lists what the test has stored, and records every other call.
  writeFileSync(
    join(work, 'gh'),
    '#!/bin/sh\ncase "$*" in *--jq*) cat known;; *) echo "$*" >> calls; cat comment.md >> calls;; esac\n',
    { mode: 0o755 },
  );
  const run = (known: string) => {
    writeFileSync(join(work, 'known'), known);
    writeFileSync(join(work, 'calls'), '');
    const env = { PATH: `${work}:${process.env.PATH}`, GITHUB_REPOSITORY: 'kaksha/site', PULL_REQUEST: '7' };
    const given = { NAME: 'trainer', LINK: 'https://kaksha.example/?preview=a.b', TEXT: 'trainer 1.2.0' };
    execFileSync('bash', ['-e', '-o', 'pipefail', '-c', commandsOf(comment)], { cwd: work, env: { ...env, ...given } });
    return readFileSync(join(work, 'calls'), 'utf8').split('\n');
  };
  const body = [
    '<!-- preview of trainer -->',
    '[Preview of trainer 1.2.0](https://kaksha.example/?preview=a.b). Other visitors see the live site.',
    '',
  ];
  expect(run('')).toEqual(['api repos/kaksha/site/issues/7/comments --field body=@comment.md', ...body]);
  expect(run('41\n42\n')).toEqual([
    'api --method PATCH repos/kaksha/site/issues/comments/41 --field body=@comment.md',
    ...body,
  ]);
  rmSync(work, { recursive: true });
});

test('no workflow runs code of a pull request with the rights of the project', () => {
  for (const file of files) {
    expect(Object.keys(parse(textOf(file)).on)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:pull_request_target|workflow_run|issue_comment)$/)]),
    );
  }
});

test('services have the version and the digest of their image', () => {
  const images = jobs.flatMap(({ job }) => Object.values(job.services ?? {}).map(({ image }) => image));
  expect(images).toHaveLength(2);
  for (const image of images) expect(image).toMatch(/:\d+\.\d+(?:\.\d+)?@sha256:[0-9a-f]{64}$/);
});

test('the tests run on the oldest Node that is allowed and on that of the image', () => {
  const { matrix } = parse(textOf('test.yml')).jobs.test.strategy;
  const [, ofImage] = /^FROM node:(\d+)\./m.exec(readFileSync(join(root, 'Dockerfile'), 'utf8')) ?? [];
  expect(matrix.node).toEqual([engines.node.replace('>=', ''), ofImage]);
});

test('the packages are checked for known vulnerabilities every day', () => {
  const { on, jobs: own } = parse(textOf('audit.yml'));
  expect(on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) }]);
  expect(commandsOf(own.audit)).toBe('npm run -s audit');
});

test('SECURITY.md names commands that exist', () => {
  const text = readFileSync(join(root, 'SECURITY.md'), 'utf8');
  const commands = [...text.matchAll(/`npm (?:run )?([\w:]+)/g)].map(([, name = '']) => name);
  expect(commands.length).toBeGreaterThan(3);
  expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});
