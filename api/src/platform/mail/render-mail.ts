import type { Mail, RenderedMail } from './mailer';
import { plainText } from './plain-text';

/** A mail as HTML and plain text. React loads with the first mail, because processes that send none do not need it. */
export async function renderMail({ content, ...mail }: Mail): Promise<RenderedMail> {
  const { renderLayout } = await import('./layout');
  return { ...mail, subject: oneLine(content.subject), text: plainText(content), html: renderLayout(content) };
}

/** Prevents header injection through line breaks. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
