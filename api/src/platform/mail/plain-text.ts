import { brand } from '@kaksha/domain/brand';
import type { MailContent } from './content';

/** The plain-text part of a mail. */
export function plainText({
  heading,
  paragraphs,
  code,
  quote,
  facts,
  items,
  action,
  footnote,
  preferences,
}: MailContent): string {
  return [
    heading,
    ...(code ? [`    ${code}`] : []),
    ...paragraphs,
    ...(quote ? [quote.replace(/^/gm, '> ')] : []),
    ...(facts ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(items ?? []).map(({ title, detail, url }) => `${title}\n${detail}\n${url}`),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    ...(footnote ? [footnote] : []),
    `-- \n${brand.name} · ${brand.address}`,
    ...(preferences ? [`${preferences.label}: ${preferences.url}`] : []),
  ].join('\n\n');
}
