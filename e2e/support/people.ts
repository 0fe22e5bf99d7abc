import type { Page } from 'playwright-core';

/** The demo accounts. Codes are limited to five an hour for an address, so that their sessions are kept and shared. */
export const people = {
  learner: 'learner@kaksha.test',
  trainer: 'trainer@kaksha.test',
  admin: 'admin@kaksha.test',
} as const;

/** Somebody whom the site has never seen; each call is another person. */
export function newcomer(name: string): string {
  return `${name}-${Date.now().toString(36)}-${process.env.JEST_WORKER_ID ?? 0}@journey.test`;
}

const sessions = new Map<string, Promise<{ token: string; userId: string }>>();

/** The two cookies of a signed-in person, got from the API as the sign-in page does. */
export async function sessionOf(origin: string, email: string) {
  const session = sessions.get(email) ?? signInThroughApi(origin, email);
  sessions.set(email, session);
  const { token, userId } = await session;
  return [
    { name: 'auth_token', value: token, url: origin },
    { name: 'user_id', value: userId, url: origin },
  ];
}

async function signInThroughApi(origin: string, email: string) {
  await post(`${origin}/backend/patrons-registration/SendEmailOtp`, { emailId: email });
  const body = { emailId: email, otp: await latestCode(origin, email) };
  const { data } = await post(`${origin}/backend/patrons-registration/SaveEmailVerifyDetails`, body);
  return { token: String(data.results.auth_token), userId: String(data.results.user_id) };
}

/** Goes through the sign-in form that is on the page, be it a page or a dialog, as a person with a mailbox does. */
export async function fillSignIn(page: Page, email: string): Promise<void> {
  const origin = new URL(page.url()).origin;
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  const code = page.getByLabel('Code', { exact: true });
  await code.waitFor();
  await code.fill(await latestCode(origin, email));
  await page.getByRole('button', { name: 'Verify' }).click();
}

async function latestCode(origin: string, email: string): Promise<string> {
  const answer = await fetch(`${origin}/backend/dev/mailbox?to=${encodeURIComponent(email)}`);
  const { data } = await answer.json();
  const otp = data?.results?.[0]?.otp;
  if (!otp) throw new Error(`no code in the mailbox of ${email}: ${JSON.stringify(data)}`);
  return otp;
}

async function post(address: string, body: object) {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`POST ${address}: ${answer.status} ${text}`);
  return JSON.parse(text);
}
