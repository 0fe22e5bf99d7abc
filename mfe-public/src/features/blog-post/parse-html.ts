import { Parser } from 'htmlparser2';

export interface HtmlEvents {
  onopentag(name: string, attributes: Record<string, string>): void;
  ontext(text: string): void;
  onclosetag(): void;
}

/**
 * Reports an article's HTML as events in document order. The browser build replaces this file by parse-html.browser.ts
 * (`browser` in package.json), which saves 25 KB.
 */
export function parseHtml(html: string, events: HtmlEvents): void {
  new Parser(events, { decodeEntities: true }).end(html);
}
