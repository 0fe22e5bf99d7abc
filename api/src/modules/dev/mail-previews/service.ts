import { notFound } from '../../../api-error';
import { darkQuery } from '../../../mail/layout-styles';
import type { RenderedMail } from '../../../mail/mailer';
import { renderMail } from '../../../mail/render-mail';
import { mailPreviews } from './previews';

export interface MailExample {
  template: string;
  example: string;
}

/** Every example with its subject. */
export function listExamples(): Promise<(MailExample & RenderedMail)[]> {
  const examples = Object.entries(mailPreviews).flatMap(([template, mails]) =>
    Object.entries(mails).map(([example, mail]) => ({ template, example, mail })),
  );
  return Promise.all(examples.map(async ({ mail, ...names }) => ({ ...names, ...(await renderMail(mail)) })));
}

/** @throws ApiError NOT_FOUND (404) */
export function readExample({ template, example }: MailExample): Promise<RenderedMail> {
  const mails = Object.hasOwn(mailPreviews, template) ? mailPreviews[template] : undefined;
  const mail = mails && Object.hasOwn(mails, example) ? mails[example] : undefined;
  if (!mail) throw notFound('There is no such mail.');
  return renderMail(mail);
}

/** The HTML as a device with the scheme shows it, whatever the scheme of this device. */
export function inScheme(html: string, scheme: 'light' | 'dark'): string {
  return html
    .replace('content="light dark"', `content="${scheme}"`)
    .replace('color-scheme:light dark', `color-scheme:${scheme}`)
    .replace(darkQuery, scheme === 'dark' ? '@media all' : '@media not all');
}
