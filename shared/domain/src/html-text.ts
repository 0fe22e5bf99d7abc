import { cutAtWord } from './cut-text';

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['#39', "'"],
  ['apos', "'"],
  ['nbsp', ' '],
]);

/** The plain text of HTML, for previews and descriptions. The result is not escaped: do not insert it as HTML. */
export function htmlToText(html: string): string {
  return withoutTags(html)
    .replace(/&(#39|\w+);/g, (whole, name: string) => entities.get(name.toLowerCase()) ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The text, or its first words with an ellipsis, of at most `length` characters. */
export const excerptOf = (text: string, length: number): string =>
  text.length <= length ? text : `${cutAtWord(text, length - 1)}…`;

/** The same of the plain text of HTML. */
export const excerptOfHtml = (html: string, length: number): string => excerptOf(htmlToText(html), length);

const breaksLine = /^<(?:\/(?:p|h[1-6]|li|div|blockquote|pre|t[dhr]|table|caption|figcaption)>|[bh]r\s*\/?>)$/i;
const opensRawText = /^<(script|style)\b/i;

/** Takes linear time. One pattern for whole tags would take quadratic time on unclosed tags. */
function withoutTags(html: string): string {
  const tagEnd = finder(html, />/g);
  const commentEnd = finder(html, /-->/g);
  const rawTextEnds = { script: finder(html, /<\/script\s*>/gi), style: finder(html, /<\/style\s*>/gi) };
  const parts: string[] = [];
  let copied = 0;
  let at = html.indexOf('<');
  while (at >= 0) {
    const isComment = html.startsWith('<!--', at);
    let end = isComment ? commentEnd(at + 4) : /^<\/?[a-z]/i.test(html.slice(at, at + 3)) ? tagEnd(at) : null;
    if (end !== null) {
      const tag = html.slice(at, Math.min(end, at + 20));
      const rawText = opensRawText.exec(tag)?.[1]?.toLowerCase();
      const rawTextEnd = rawText === 'script' || rawText === 'style' ? rawTextEnds[rawText](end) : null;
      parts.push(html.slice(copied, at), rawTextEnd !== null || breaksLine.test(tag) ? ' ' : '');
      end = rawTextEnd ?? end;
      copied = end;
    }
    at = html.indexOf('<', end ?? at + 1);
  }
  return parts.join('') + html.slice(copied);
}

/** Returns the end of the next match at or after a position, or null. Positions must grow, so one pass suffices. */
function finder(text: string, pattern: RegExp): (from: number) => number | null {
  let found: RegExpExecArray | null | undefined;
  return (from) => {
    if (found === undefined || (found && found.index < from)) {
      pattern.lastIndex = from;
      found = pattern.exec(text);
    }
    return found ? found.index + found[0].length : null;
  };
}
