import { setTimeout as delay } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';

/** Demo accounts. The API signs them in without a code, so parallel test files do not invalidate each other's codes. */
export const people = {
  learner: 'learner@kaksha.test',
  trainer: 'trainer@kaksha.test',
  institute: 'institute@kaksha.test',
  staffTrainer: 'second-trainer@kaksha.test',
  admin: 'admin@kaksha.test',
  /** A learner with an authenticator app. */
  twoStep: 'two-step@kaksha.test',
} as const;

/** E-mail address of a new learner, unique for each call. */
export function newLearner(name: string): string {
  return `${name}-${Date.now().toString(36)}-${process.env.JEST_WORKER_ID ?? 0}@journey.test`;
}

const sessions = new Map<string, Promise<{ token: string; userId: string }>>();

/** The two session cookies of a user, from the demo sign-in or from a mailed code. */
export async function sessionOf(origin: string, email: string) {
  const isDemo = (Object.values(people) as string[]).includes(email);
  const session = sessions.get(email) ?? (isDemo ? startDemoSession(origin, email) : signInThroughApi(origin, email));
  sessions.set(email, session);
  const { token, userId } = await session;
  return [
    { name: 'auth_token', value: token, url: origin },
    { name: 'user_id', value: userId, url: origin },
  ];
}

/** Registers a new trainer without courses. @returns the e-mail address */
export async function newTrainer(origin: string, name: string): Promise<string> {
  const email = newLearner(name);
  const registration = { name: 'Asha Menon', contactNo: '9845012786', registerAs: 'individual' };
  sessions.set(email, signInThroughApi(origin, email, registration));
  await sessions.get(email);
  return email;
}

async function startDemoSession(origin: string, email: string) {
  return credentialsOf(await post(`${origin}/backend/dev/session`, { emailId: email }));
}

const credentialsOf = ({ data }: { data: { results: Record<string, unknown> } }) => ({
  token: String(data.results.auth_token),
  userId: String(data.results.user_id),
});

const nameOf = (email: string) => `${email.slice(0, 1).toUpperCase()}${email.split('-')[0]?.slice(1)} Menon`;

async function signInThroughApi(origin: string, email: string, registration: object = {}) {
  const path = `${origin}/backend/patrons-registration`;
  const { cookie } = await post(`${path}/SendEmailOtp`, { emailId: email });
  const body = { name: nameOf(email), ...registration, emailId: email, otp: await latestCode(origin, email) };
  return credentialsOf(await post(`${path}/SaveEmailVerifyDetails`, body, cookie));
}

/** Signs in through the form on the page or in the given dialog, with the mailed code and, where it asks, a name. */
export async function fillSignIn(page: Page, email: string, form: Page | Locator = page): Promise<void> {
  const origin = new URL(page.url()).origin;
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByRole('button', { name: 'Send code' }).click();
  const code = form.getByLabel('Code', { exact: true });
  await code.waitFor();
  await code.fill(await latestCode(origin, email));
  const verified = page.waitForResponse(/SaveEmailVerifyDetails/);
  await form.getByRole('button', { name: 'Verify' }).click();
  const answer = await verified;
  if (answer.status() !== 202 || !(await answer.json()).data.results.needs_name) return;
  await form.getByLabel('Your name', { exact: true }).fill(nameOf(email));
  await form.getByRole('button', { name: 'Create account' }).click();
}

/** Waits for the mail, which a job sends after the answer. */
export async function latestCode(origin: string, email: string): Promise<string> {
  const used = usedCodes.get(email);
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await delay(50)) {
    const answer = await fetch(`${origin}/backend/dev/mailbox?to=${encodeURIComponent(email)}`);
    const { data } = await answer.json();
    const mail = data.results.find(({ otp }: { otp: string | null }) => otp);
    if (mail && `${mail.sent_at} ${mail.otp}` !== used) {
      usedCodes.set(email, `${mail.sent_at} ${mail.otp}`);
      return mail.otp;
    }
  }
  throw new Error(`no code in the mailbox of ${email}`);
}

/** The last code of each address, so that a second sign-in waits for its own. */
const usedCodes = new Map<string, string>();

/** @param cookie  the `Cookie` header; a code is valid only with the cookie of the request that created it */
async function post(address: string, body: object, cookie = '') {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`POST ${address}: ${answer.status} ${text}`);
  const cookies = answer.headers.getSetCookie().map((header) => header.split(';')[0]);
  return { ...JSON.parse(text), cookie: cookies.join('; ') };
}

/** Confirms with the mailed code that it is the user, whose proof is older than ten minutes. */
export async function confirmByCode(page: Page, origin: string, email: string): Promise<void> {
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await proof.getByRole('button', { name: 'Send code' }).click();
  await proof.getByLabel('Code', { exact: true }).fill(await latestCode(origin, email));
  await proof.getByRole('button', { name: 'Verify' }).click();
}
