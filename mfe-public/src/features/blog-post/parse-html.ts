import { Parser } from 'htmlparser2';

export interface HtmlEvents {
  onopentag(name: string, attributes: Record<string, string>): void;
  ontext(text: string): void;
  onclosetag(): void;
}

/**
 * Tells an article's HTML in order. This is the server's way; the browser has a parser of its own, so its build takes
 * parse-html.browser.ts in place of this file (`browser` in package.json) and saves 25 KB.
 */
export function parseHtml(html: string, events: HtmlEvents): void {
  new Parser(events, { decodeEntities: true }).end(html);
}
