// npm run drill -- ended-sessions   runs the tests of pages with a session that has ended at each change
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { calls } from '@kaksha/api-client/fake-calls';
import { Command } from 'commander';
import { runTests } from './lib/run-tests';

new Command('npm run drill -- ended-sessions')
  .description(
    'Refuses each change of a page once with 401. The same user signs in again, and the page must end as its test says, with the same text sent. Names the changes that no test of a page makes.',
  )
  .parse();

/** Changes that pages of the remotes do not make for a user, with the reason. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  'in the background: their refusal asks no user to sign in': [
    'addRecentlyViewedCourse',
    'countAction',
    'readEnquiries',
    'recordSearch',
  ],
  'pages of the host, whose session is the real one in its tests': [
    'addPasskey',
    'addTotp',
    'createRecoveryCodes',
    'markNotificationsRead',
    'removePasskey',
    'removeTotp',
    'renamePasskey',
    'sendStepUpCode',
    'signOut',
    'startPasskey',
    'startPasskeyStepUp',
    'startTotp',
    'stepUp',
  ],
  'pages of new remotes, whose template has the test': ['raiseNotification'],
  'without a session': [
    'finishSignIn',
    'signInWithGoogle',
    'startDemoSession',
    'startPasskeySignIn',
    'unsubscribeFromMails',
    'updateNewsletterSubscription',
    'updateNotificationPreferences',
    'verifyCode',
  ],
};
const isElsewhere = new Set(Object.values(elsewhere).flat());

interface Description {
  paths: Record<string, Record<string, { operationId: string }>>;
}

const root = resolve(import.meta.dirname, '../..');
const { paths }: Description = JSON.parse(
  readFileSync(join(root, 'shared/testing/src/generated/openapi.json'), 'utf8'),
);
const called = new Set<string>(Object.values(calls).flatMap((functions) => Object.keys(functions)));
const changes = Object.values(paths)
  .flatMap((methods) => Object.entries(methods))
  .filter(([method, { operationId }]) => method !== 'get' && called.has(operationId))
  .map(([, { operationId }]) => operationId);

const tests = execFileSync('git', ['ls-files', 'mfe-*.test.ts', 'mfe-*.test.tsx'], { cwd: root, encoding: 'utf8' });
const folder = mkdtempSync(join(tmpdir(), 'kaksha-ended-sessions-'));
const file = join(folder, 'refused');
writeFileSync(file, '');
const pass = runTests('browser', { TEST_ENDED_SESSIONS: file }, tests.trim().split('\n'));
const refused = new Set(readFileSync(file, 'utf8').split('\n'));
rmSync(folder, { recursive: true });

const untried = changes.filter((id) => !refused.has(id) && !isElsewhere.has(id));
const tried = [...isElsewhere].filter((id) => refused.has(id) || !changes.includes(id));
if (untried.length > 0) console.log(`No test of a page makes these changes as a user: ${untried.join(', ')}.`);
if (tried.length > 0) console.log(`These changes are tried, or do not exist: ${tried.join(', ')}.`);
console.log(`${changes.length - untried.length - isElsewhere.size} of ${changes.length} changes were refused.`);
process.exit(pass && untried.length === 0 && tried.length === 0 ? 0 : 1);
