import { people } from '../support/people';
import { recordViolations, violationsOf } from '../support/policy-violations';
import { interactive, useSite } from '../support/site';
import { pasteHtml } from '../support/typing';

const site = useSite();

test('strings of HTML and foreign script addresses are refused, and the violation is reported', async () => {
  site.allowPageError(/TrustedHTML|TrustedScript|TrustedTypePolicy|Trusted Types/);
  const page = await site.newPage();
  await recordViolations(page);
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

test('an article opens by a link, and a list from Word is pasted into the editor, without a violation', async () => {
  const reader = await site.newPage();
  await recordViolations(reader);
  await reader.goto('/blog');
  await interactive(reader);
  // A post of the demo data: other journeys publish and delete posts of their own.
  await reader.getByRole('link', { name: 'Why a start date beats a library of videos' }).click();
  await reader.locator('article p').first().waitFor();
  expect(await violationsOf(reader)).toEqual([]);

  const author = await site.newPage({ as: people.admin });
  await recordViolations(author);
  await author.goto('/blogcreate');
  const content = author.getByRole('textbox', { name: 'Content' });
  await content.click();
  const item = (text: string) =>
    `<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>${text}</p>`;
  await pasteHtml(
    content,
    `<html xmlns:w="urn:schemas-microsoft-com:office:word"><body>${item('<b>One</b>')}${item('Two')}</body></html>`,
  );
  await content.getByText('One', { exact: true }).waitFor();
  expect(await content.locator('li').count()).toBe(2);
  expect(await violationsOf(author)).toEqual([]);
});
