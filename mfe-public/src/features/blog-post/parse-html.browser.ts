import type { HtmlEvents } from './parse-html';

/** As parse-html.ts, by the browser's own parser: its document is inert, nothing in it runs or is fetched. */
export function parseHtml(html: string, events: HtmlEvents): void {
  tellChildren(new DOMParser().parseFromString(`<body>${html}`, 'text/html').body, events);
}

function tellChildren(parent: Element, events: HtmlEvents) {
  for (const node of parent.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) events.ontext(node.nodeValue ?? '');
    else if (node.nodeType === Node.ELEMENT_NODE) tellElement(node as Element, events);
  }
}

function tellElement(element: Element, events: HtmlEvents) {
  const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  events.onopentag(element.localName, attributes);
  tellChildren(element, events);
  events.onclosetag();
}
