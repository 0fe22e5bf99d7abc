import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export interface HtmlEvents {
  onopentag(name: string, attributes: Record<string, string>): void;
  ontext(text: string): void;
  onclosetag(): void;
}

/**
 * Reports an article's HTML as events in document order. parse5 builds the same tree as a browser, so hydration
 * matches. The browser build replaces this file by parse-html.browser.ts (`browser` in package.json).
 */
export function parseHtml(html: string, events: HtmlEvents): void {
  const document = parse(`<body>${html}`, { scriptingEnabled: false });
  const root = document.childNodes.find(({ nodeName }) => nodeName === 'html');
  const body = root && 'childNodes' in root ? root.childNodes.find(({ nodeName }) => nodeName === 'body') : null;
  if (body && 'childNodes' in body) tellChildren(body, events);
}

function tellChildren({ childNodes }: DefaultTreeAdapterTypes.ParentNode, events: HtmlEvents) {
  for (const node of childNodes) {
    if (node.nodeName === '#text' && 'value' in node) events.ontext(node.value);
    else if ('tagName' in node) {
      events.onopentag(node.tagName, Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])));
      tellChildren(node, events);
      events.onclosetag();
    }
  }
}
