import { isOptional } from '@kaksha/domain/notifications';
import type { ServiceContext } from '../../../platform/context/context';
import { notFound } from '../../../platform/http/api-error';
import { preferencesLabel } from '../../../platform/mail/content';
import { darkQuery } from '../../../platform/mail/layout-styles';
import type { Mail, RenderedMail } from '../../../platform/mail/mailer';
import { renderMail } from '../../../platform/mail/render-mail';
import { mailPreviews } from './previews';

export interface MailExample {
  template: string;
  example: string;
}

/** What the previews need: the notifications of all events. */
type PreviewContext = Pick<ServiceContext, 'follows'>;

/** The example with the link at its end that the delivery adds to mails of notifications. */
function asDelivered({ follows }: PreviewContext, template: string, mail: Mail): Mail {
  const events = Object.values(follows);
  const notification = events.map(({ notifications }) => notifications?.[template]).find((found) => found);
  if (!notification) return mail;
  const label = preferencesLabel({ optional: isOptional(notification.kind, 'mail') });
  const preferences = { label, url: 'https://kaksha.example/notification-preferences?key=7.example' };
  return { ...mail, content: { ...mail.content, preferences } };
}

/** Every example with its subject. */
export function listExamples(context: PreviewContext): Promise<(MailExample & RenderedMail)[]> {
  const examples = Object.entries(mailPreviews).flatMap(([template, mails]) =>
    Object.entries(mails).map(([example, mail]) => ({ template, example, mail: asDelivered(context, template, mail) })),
  );
  return Promise.all(examples.map(async ({ mail, ...names }) => ({ ...names, ...(await renderMail(mail)) })));
}

/** @throws ApiError NOT_FOUND (404) */
export function readExample(context: PreviewContext, { template, example }: MailExample): Promise<RenderedMail> {
  const mails = Object.hasOwn(mailPreviews, template) ? mailPreviews[template] : undefined;
  const mail = mails && Object.hasOwn(mails, example) ? mails[example] : undefined;
  if (!mail) throw notFound('There is no such mail.');
  return renderMail(asDelivered(context, template, mail));
}

/** The HTML as a device with the scheme shows it, whatever the scheme of this device. */
export function inScheme(html: string, scheme: 'light' | 'dark'): string {
  return html
    .replace('content="light dark"', `content="${scheme}"`)
    .replace('color-scheme:light dark', `color-scheme:${scheme}`)
    .replace(darkQuery, scheme === 'dark' ? '@media all' : '@media not all');
}
