import { itemAt } from '@kaksha/domain/typed';
import { createElement, Fragment, type ReactNode } from 'react';
import { drawnAs, isSilent, isVoid } from './article-node';
import { parseHtml } from './parse-html';

interface Open {
  close: (children: ReactNode[]) => ReactNode;
  children: ReactNode[];
}

const scrolling = { className: 'ql-table', role: 'region', 'aria-label': 'Table', tabIndex: 0 };

/**
 * Renders an article's HTML as React elements. Only listed tags and attributes are rendered, never raw HTML, so stored
 * markup cannot inject anything.
 */
export function articleContent(html: string, frames?: readonly string[]): ReactNode {
  const root: Open = { close: (children) => children, children: [] };
  const open: Open[] = [root];
  let silent = 0;
  let key = 0;
  const top = () => itemAt(open, open.length - 1);
  parseHtml(html.trimStart(), {
    onopentag(name, attributes) {
      if (silent || isSilent(name)) {
        silent += 1;
        return;
      }
      const drawn = drawnAs(name, attributes, frames);
      key += 1;
      const own = key;
      const close = (children: ReactNode[]) => {
        if (!drawn) return isVoid(name) ? null : createElement(Fragment, { key: own }, ...children);
        const { tag, props } = drawn;
        const hasNoChildren = isVoid(tag) || tag === 'iframe' || 'children' in props;
        const element = createElement(tag, { ...props, key: own }, ...(hasNoChildren ? [] : children));
        // A wide table scrolls by itself, also by keyboard.
        return tag === 'table' ? createElement('div', { ...scrolling, key: own }, element) : element;
      };
      open.push({ close, children: [] });
    },
    ontext(text) {
      if (silent) return;
      const { children } = top();
      // Merges adjacent text, because hydration expects one text node.
      if (typeof children.at(-1) === 'string') children.push(`${children.pop()}${text}`);
      else children.push(text);
    },
    onclosetag() {
      if (silent) {
        silent -= 1;
        return;
      }
      const done = open.length > 1 ? open.pop() : undefined;
      if (done) top().children.push(done.close(done.children));
    },
  });
  return createElement(Fragment, null, ...root.children);
}
