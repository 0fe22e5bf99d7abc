import { axeViolations } from '../support/axe';
import { mailTo } from '../support/mailbox';
import { people } from '../support/people';
import { interactive, useSite } from '../support/site';

const site = useSite();

test.each([
  ['at a desk', 1350, 'light', 'Twelve seats or two hundred'],
  ['on a phone in the dark theme', 390, 'dark', 'Teaching in two languages at once'],
] as const)(
  '%s, a visitor subscribes, confirms by mail, gets a post and unsubscribes',
  // A post is sent once, so each run sends its own.
  async (_where, width, theme, title) => {
    const email = `reader-${width}@example.org`;
    const page = await site.newPage({ width, theme });
    await page.goto('/blog');
    await interactive(page);
    await page.getByRole('link', { name: 'Get new posts by mail' }).click();
    await page.getByLabel('Newsletter').fill(email);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByText('Thank you for subscribing to our newsletter!').waitFor();

    const confirmation = await mailTo(site.origin, email, /^Confirm your/);
    await page.goto(linkIn(confirmation));
    await interactive(page);
    await page.getByRole('heading', { name: 'One click is left' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Confirm the subscription' }).click();
    await page.getByRole('heading', { name: 'You are subscribed' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);

    const admin = await site.newPage({ width, theme, as: people.admin });
    await admin.goto('/blog-dashboard?show=published');
    await interactive(admin);
    await admin.getByRole('button', { name: `Send ${title} by mail` }).click();
    const confirm = admin.getByRole('button', { name: /^Send to \d+ subscribers$/ });
    await confirm.waitFor();
    expect(await axeViolations(admin)).toEqual([]);
    await confirm.click();
    await admin.getByText('The post is on its way').waitFor();

    const post = await mailTo(site.origin, email, title);
    await page.goto(linkIn(post));
    await interactive(page);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByRole('heading', { name: 'You are not subscribed' }).waitFor();
  },
  60_000,
);

function linkIn(text: string): string {
  const { pathname, search } = new URL(/https?:\S+\/newsletter\?key=\S+/.exec(text)?.[0] ?? '');
  return pathname + search;
}
