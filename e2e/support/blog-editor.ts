import type { Page } from 'playwright-core';
import { people } from './people';
import type { Site } from './site';

/** A title that no other run has. */
export const unique = (words: string) => `${words} ${Date.now().toString(36)}`;

export const contentOf = (page: Page) => page.getByRole('textbox', { name: 'Content' });

/** Opens the editor of posts as an administrator. Width in CSS pixels. */
export async function openEditor(site: Site, path = '/blogcreate', width?: number): Promise<Page> {
  const page = await site.newPage({ as: people.admin, ...(width && { width }) });
  await page.goto(path);
  await contentOf(page).waitFor();
  return page;
}
