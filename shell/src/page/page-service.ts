import type { PageDescription, PageService, Readable } from '@kaksha/contract/host';
import { headTags, titleOf } from './head-tags';
import { HEAD_MARK } from './render-head';

export interface ShellPageService extends PageService, Readable<PageDescription> {}

const nothingSaid: PageDescription = { title: null };

/**
 * Holds the description of the current page. In the browser `apply` writes it to the document; the server reads it with
 * `get`.
 */
export function createPageService(apply: (page: PageDescription) => void = () => {}): ShellPageService {
  let current = nothingSaid;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    describe(page) {
      current = page;
      apply(page);
      for (const listener of listeners) listener();
    },
  };
}

/** Replaces title and head tags of the document. */
export function applyToDocument(page: PageDescription, origin: string): void {
  document.title = titleOf(page);
  for (const old of document.head.querySelectorAll(`[${HEAD_MARK}], script[type="application/ld+json"]`)) old.remove();
  for (const { tag, attributes, text } of headTags(page, { origin, path: window.location.pathname })) {
    const element = document.createElement(tag);
    element.setAttribute(HEAD_MARK, '');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (text !== undefined) element.textContent = text;
    document.head.append(element);
  }
}
