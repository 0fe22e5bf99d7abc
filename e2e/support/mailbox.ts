import { setTimeout as delay } from 'node:timers/promises';

/** The plain text of the newest mail with that subject, which a job sends. Waits for it for at most thirty seconds. */
export async function mailTo(origin: string, email: string, subject: string | RegExp): Promise<string> {
  const matches = (text: string) => (typeof subject === 'string' ? text === subject : subject.test(text));
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await delay(100)) {
    const answer = await fetch(`${origin}/backend/dev/mailbox?to=${encodeURIComponent(email)}`);
    const { data } = await answer.json();
    const found = data.results.find((mail: { subject: string }) => matches(mail.subject));
    if (found) return found.text;
  }
  throw new Error(`no mail '${subject}' in the mailbox of ${email}`);
}
