import type { Locator, Page } from 'playwright-core';

export const createPath = '/patron/basicdetails/courses/create';

/** The fields of the wizard's first step, by label. */
export function detailsForm(page: Page) {
  const form = page.getByRole('form', { name: 'Course details' });
  const text = (name: string) => form.getByRole('textbox', { name, exact: true });
  const list = (name: string) => form.getByRole('combobox', { name, exact: true });
  return {
    form,
    name: text('Course name'),
    category: list('Category'),
    language: list('Language'),
    description: text('Description'),
    prerequisites: text('Prerequisites'),
    objectives: text('Objectives'),
    contact: text('Trainer contact'),
    email: text('Trainer email'),
    save: form.getByRole('button', { name: 'Save & Continue' }),
    draw: form.getByRole('button', { name: 'Generate with AI' }),
    generate: form.getByRole('button', { name: 'AI Generate' }),
    thumbnail: form.getByRole('img', { name: 'Thumbnail of the course' }),
    error: (message: string) => form.locator('p[id$="-error"]', { hasText: message }),
  };
}

/** The heading of the current step. */
export const stepHeading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });

/** Fills in the first step, saves it and waits for the second. */
export async function saveDetails(page: Page, name: string): Promise<void> {
  const details = detailsForm(page);
  await details.name.fill(name);
  await details.category.selectOption({ index: 1 });
  await details.language.selectOption({ index: 1 });
  await details.draw.click();
  await details.thumbnail.waitFor();
  await details.generate.click();
  await page.getByText('Course content generated successfully!').first().waitFor();
  await details.contact.fill('9845012786');
  await details.email.fill('asha@journey.test');
  await details.save.click();
  await stepHeading(page, 'Course Timings').waitFor();
}
