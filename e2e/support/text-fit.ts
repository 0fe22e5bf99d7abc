import type { Page } from 'playwright-core';

/** Settings of a reader, by the success criterion of WCAG 2.2 that must hold with them. */
export const textSettings = [
  {
    name: '1.4.4: text of 200 % on a phone of 390 px',
    width: 390,
    css: 'html { font-size: 200% !important; }',
  },
  { name: '1.4.10: reflow at 320 px', width: 320, css: '' },
  {
    name: '1.4.12: text spacing',
    width: 390,
    css: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }`,
  },
] as const;

/** Applies styles of the reader; an inline style element would violate the content security policy. */
export function applyStyles(page: Page, css: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = text ? [sheet] : [];
  }, css);
}

/** Texts that do not fit: clipped by their box, or outside of the screen. */
export function unfitTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth - clientWidth} px too wide`);
    const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && !!node.textContent?.trim();
    const hasOwnText = (element: Element) => [...element.childNodes].some(isText);
    const linesOf = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    };
    // Hidden for the eye on purpose, scrollable, or cut with an ellipsis whose full text stands elsewhere.
    const isExempt = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (at.getAttribute('aria-hidden') === 'true' || at.tagName === 'svg' || at.tagName === 'IFRAME') return true;
        if (style.position === 'absolute' && at.clientWidth <= 1) return true;
        if (/auto|scroll/.test(style.overflowX + style.overflowY) && at !== document.documentElement) return true;
        if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return true;
      }
      return false;
    };
    for (const element of document.querySelectorAll('body *')) {
      if (!hasOwnText(element) || !element.checkVisibility({ visibilityProperty: true }) || isExempt(element)) continue;
      const style = getComputedStyle(element);
      const label = `${element.tagName.toLowerCase()} “${element.textContent?.trim().slice(0, 40)}”`;
      const clips = /hidden|clip/.test(style.overflowX + style.overflowY);
      if (clips && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2)) {
        found.push(`${label} is clipped`);
      }
      const lines = [...element.childNodes].filter(isText).flatMap(linesOf);
      if (lines.some(({ left, right }) => right > clientWidth + 1 || left < -1))
        found.push(`${label} leaves the screen`);
      // A button of one or two short words is one line.
      const isShortButton = element.matches('button') && (element.textContent ?? '').trim().length <= 8;
      if (isShortButton && new Set(lines.map(({ top }) => Math.round(top / 8))).size > 1) {
        found.push(`${label} breaks into lines`);
      }
    }
    return found;
  });
}
