import { brand } from '@kaksha/domain/brand';
import { excerptOfHtml } from '@kaksha/domain/html-text';
import * as limits from '@kaksha/domain/limits';
import type { Mail } from '../../platform/mail/mailer';

/** Asks an address to confirm that it wants the newsletter. */
export function newsletterConfirmationMail({ email, confirmUrl }: { email: string; confirmUrl: string }): Mail {
  return {
    to: email,
    content: {
      subject: `Confirm your ${brand.name} newsletter`,
      preview: 'One click, and new posts come to this address.',
      heading: 'Do you want the newsletter?',
      paragraphs: [
        `Someone entered this address for the newsletter of ${brand.name}. We send it only after you confirm.`,
        'It brings new posts of our blog, and each mail has a link that ends it.',
      ],
      action: { label: 'Confirm the subscription', url: confirmUrl },
      footnote: `The link works for ${limits.newsletterConfirmDays} days. If it was not you, do nothing: we then delete the address.`,
    },
  };
}

export interface NewsletterPost {
  email: string;
  title: string;
  /** The description of the post; '' without one. */
  summary: string;
  /** Sanitised HTML of the post. */
  html: string;
  /** Absolute address of the post. */
  url: string;
}

const maxExcerpt = 600;

/** A post of the blog for one subscriber. */
export function newsletterMail({ email, title, summary, html, url }: NewsletterPost): Mail {
  const excerpt = excerptOfHtml(html, maxExcerpt);
  return {
    to: email,
    forwarded: true,
    content: {
      subject: title,
      preview: summary || excerpt,
      heading: title,
      paragraphs: summary ? [summary, excerpt] : [excerpt],
      action: { label: 'Read the post', url },
      footnote: `You get this mail because you subscribe to the newsletter of ${brand.name}.`,
    },
  };
}
