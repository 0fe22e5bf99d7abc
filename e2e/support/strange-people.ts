import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { fileName } from './pictures';

/** Pictures to look at; nothing compares them. */
const folder = resolve(import.meta.dirname, '../../.cache/strange-people');

export async function keepPicture(
  page: Page,
  screen: string,
  variant: string,
  { fullPage = true } = {},
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${fileName(screen)}-${variant}.png`);
  await page.screenshot({ path, fullPage, animations: 'disabled' });
}

/** Makes every use of storage in the page throw, as browsers do for blocked cookies. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
}

/** The layout follows the window and the media in the next frames. */
export const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** What must not be on paper: controls of the screen, and text that white paper does not show. */
export function printFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const rgb = (colour: string): readonly number[] => {
      if (!canvas) return [0, 0, 0, 255];
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const luminance = ([r = 0, g = 0, b = 0]: readonly number[]) => {
      const [x = 0, y = 0, z = 0] = [r, g, b]
        .map((value) => value / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
      return 0.2126 * x + 0.7152 * y + 0.0722 * z;
    };
    const groundOf = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.backgroundImage !== 'none') return null;
        const ground = rgb(style.backgroundColor);
        if ((ground[3] ?? 0) > 200) return ground;
      }
      return [255, 255, 255, 255];
    };
    const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && !!node.textContent?.trim();
    for (const element of document.querySelectorAll('body *')) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const style = getComputedStyle(element);
      const label = `${element.tagName.toLowerCase()} “${element.textContent?.trim().slice(0, 40)}”`;
      if (style.position === 'fixed') found.push(`${label} is on every sheet`);
      const cuts = style.overflowY !== 'visible' || style.maxHeight !== 'none';
      const isDrawn = element.clientHeight > 1;
      if (isDrawn && cuts && style.webkitLineClamp === 'none' && element.scrollHeight > element.clientHeight + 4) {
        found.push(`${label} is cut in height`);
      }
      const scrolls = /auto|scroll/.test(style.overflowX) || element.querySelector(':scope > table');
      if (scrolls && element.scrollWidth > element.clientWidth + 4) {
        found.push(`${label} is wider than its box`);
      }
      const isControl =
        element.matches('nav, .skip-link, button:not([aria-expanded])') ||
        (element.matches('[role="group"], a') && !element.textContent?.trim() && !element.querySelector('img')) ||
        (element instanceof HTMLAnchorElement && !!element.closest('main') && element.href === location.href);
      if (isControl) found.push(`${label} is a control`);
      if (element.closest('svg, [aria-hidden="true"], .visually-hidden') || ![...element.childNodes].some(isText))
        continue;
      const ground = groundOf(element);
      if (!ground) continue;
      const [a, b] = [luminance(rgb(style.color)), luminance(ground)];
      const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      if (contrast < 4.5 && !element.closest('[disabled], [aria-disabled]')) {
        found.push(`${label} has a contrast of ${contrast.toFixed(1)}`);
      }
    }
    return found;
  });
}

/** Chosen elements that do not have the ground of a selection in a contrast theme, which keeps no other ground. */
export function hiddenChoices(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const chosen = '[aria-selected="true"], [aria-pressed="true"], :is(a, button)[aria-current], label:has(> :checked)';
    const probe = document.createElement('mark');
    probe.style.backgroundColor = 'Highlight';
    document.body.append(probe);
    const highlight = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return [...document.querySelectorAll(chosen)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => getComputedStyle(element).backgroundColor !== highlight)
      .map((element) => `${element.tagName.toLowerCase()} “${element.textContent?.trim().slice(0, 40)}”`);
  });
}

/** Names that are aligned by their own direction instead of that of the page; paragraphs are. */
export function movedNames(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(':is(h1, h2, h3, h4, a, span, strong)[dir="auto"]')]
      .filter((element) => {
        const { direction, display, textAlign } = getComputedStyle(element);
        return direction === 'rtl' && !display.startsWith('inline') && /start|end/.test(textAlign);
      })
      .map((element) => `${element.tagName.toLowerCase()} “${element.textContent?.trim().slice(0, 40)}” is moved`),
  );
}

/** Texts whose lines are lower than their letters, so that two lines touch. A line of height `normal` grows with its letters. */
export function tightLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    const probe = document.createElement('span');
    document.body.append(probe);
    /** Of the ink, but no more than the fonts of the letters ask for: stacked marks leave the box of some fonts. */
    const heightOf = (text: string, { fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration) => {
      if (!canvas) return 0;
      // Small letters are rounded to pixels.
      canvas.font = `${fontStyle} ${fontWeight} ${10 * Number.parseFloat(fontSize)}px ${fontFamily}`;
      const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = canvas.measureText(text);
      Object.assign(probe.style, { fontStyle, fontWeight, fontSize, fontFamily });
      Object.assign(probe.style, { position: 'absolute', whiteSpace: 'nowrap', lineHeight: 'normal' });
      probe.textContent = text;
      return Math.min((above + below) / 10, probe.offsetHeight);
    };
    const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && !!node.textContent?.trim();
    const ownText = (element: Element) =>
      element instanceof HTMLTextAreaElement
        ? element.value
        : [...element.childNodes]
            .filter(isText)
            .map((node) => node.textContent)
            .join(' ');
    /** Of the line boxes: the boxes around an inline element make a line higher. */
    const lineHeightOf = (element: Element): number => {
      const { display, lineHeight } = getComputedStyle(element);
      const around = display === 'inline' && element.parentElement ? lineHeightOf(element.parentElement) : 0;
      return Math.max(Number.parseFloat(lineHeight) || 0, around);
    };
    const found: string[] = [];
    for (const element of document.querySelectorAll('body *')) {
      const text = ownText(element).trim();
      if (!text || element.closest('svg, .visually-hidden, [aria-hidden="true"]') || !element.checkVisibility())
        continue;
      const style = getComputedStyle(element);
      if (style.lineHeight === 'normal') continue;
      const [letters, line] = [heightOf(text, style), lineHeightOf(element)];
      if (letters > line) {
        const label = `${element.tagName.toLowerCase()} “${text.slice(0, 40)}”`;
        found.push(`${label} has letters of ${letters.toFixed(1)} px in lines of ${line.toFixed(1)} px`);
      }
    }
    probe.remove();
    return found;
  });
}
