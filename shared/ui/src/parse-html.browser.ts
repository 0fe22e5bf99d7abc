import type { HtmlEvents } from './parse-html';

/** Browser version of parse-html.ts. The parsed document is inert: it runs and fetches nothing. */
export function parseHtml(html: string, events: HtmlEvents): void {
  tellChildren(new DOMParser().parseFromString(`<body>${html}`, 'text/html').body, events);
}

function tellChildren(parent: Element, events: HtmlEvents) {
  for (const node of parent.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) events.ontext(node.nodeValue ?? '');
    else if (node instanceof Element) tellElement(node, events);
  }
}

function tellElement(element: Element, events: HtmlEvents) {
  const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  events.onopentag(element.localName, attributes);
  tellChildren(element, events);
  events.onclosetag();
}
