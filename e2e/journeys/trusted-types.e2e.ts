import type { Page } from 'playwright-core';
import { people } from '../support/people';
import { addressOf, screens } from '../support/screens';
import { interactive, useSite } from '../support/site';

const site = useSite();

/** Records violations of the content security policy in the page. */
const record = (page: Page) =>
  page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', (event) => {
      violations.push(`${event.violatedDirective} ${event.sourceFile}:${event.lineNumber} ${event.sample}`);
    });
  });
const violationsOf = (page: Page) => page.evaluate(() => (window as unknown as { violations: string[] }).violations);

test('strings of HTML and foreign script addresses are refused, and the violation is reported', async () => {
  site.allowPageError(/TrustedHTML|TrustedScript|TrustedTypePolicy|Trusted Types/);
  const page = await site.newPage();
  await record(page);
  const answer = await page.goto('/');
  expect(answer?.headers()['content-security-policy']).toContain(
    "require-trusted-types-for 'script'; trusted-types default kaksha-start",
  );
  await interactive(page);
  const refused = await page.evaluate(() => {
    const attempts: Record<string, () => void> = {
      innerHTML: () => {
        document.body.innerHTML = '<b>x</b>';
      },
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
      'script address': () => {
        document.createElement('script').src = 'https://evil.example/x.js';
      },
      'script text': () => {
        document.createElement('script').textContent = 'alert(1)';
      },
      'another policy': () => {
        const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy(...args: unknown[]): unknown } };
        trustedTypes.createPolicy('evil', { createHTML: (html: string) => html });
      },
    };
    return Object.entries(attempts)
      .filter(([, attempt]) => {
        try {
          attempt();
          return false;
        } catch (error) {
          return error instanceof TypeError;
        }
      })
      .map(([name]) => name);
  });
  expect(refused).toEqual(['innerHTML', 'insertAdjacentHTML', 'script address', 'script text', 'another policy']);
  expect((await violationsOf(page)).length).toBeGreaterThanOrEqual(5);
});

test('no page of the site violates the policy', async () => {
  site.allowPageError(/status of 404/);
  const pages = new Map<string | undefined, Page>();
  for (const screen of screens) {
    const page = pages.get(screen.as) ?? (await site.newPage({ as: screen.as }));
    if (!pages.has(screen.as)) await record(page);
    pages.set(screen.as, page);
    const answer = await page.goto(await addressOf(site.origin, screen));
    expect([screen.name, answer?.headers()['content-security-policy']?.includes('require-trusted-types-for')]).toEqual([
      screen.name,
      true,
    ]);
    await page.getByRole('heading', { level: 1, name: screen.heading }).waitFor();
    if (!screen.withoutScripts) await interactive(page);
    expect([screen.name, await violationsOf(page)]).toEqual([screen.name, []]);
  }
}, 300_000);

test('an article opens by a link, and a list from Word is pasted into the editor, without a violation', async () => {
  const reader = await site.newPage();
  await record(reader);
  await reader.goto('/blog');
  await interactive(reader);
  // A post of the demo data: other journeys publish and delete posts of their own.
  await reader.getByRole('link', { name: 'Why a start date beats a library of videos' }).click();
  await reader.locator('article p').first().waitFor();
  expect(await violationsOf(reader)).toEqual([]);

  const author = await site.newPage({ as: people.admin });
  await record(author);
  await author.goto('/blogcreate');
  const content = author.getByRole('textbox', { name: 'Content' });
  await content.click();
  await content.evaluate((element) => {
    const item = (text: string) =>
      `<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>${text}</p>`;
    const data = new DataTransfer();
    data.setData(
      'text/html',
      `<html xmlns:w="urn:schemas-microsoft-com:office:word"><body>${item('<b>One</b>')}${item('Two')}</body></html>`,
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await content.getByText('One', { exact: true }).waitFor();
  expect(await content.locator('li').count()).toBe(2);
  expect(await violationsOf(author)).toEqual([]);
});
