import type { Page } from 'playwright-core';
import { nextFrames } from './strange-people';

/** Runs in the page. What is wrong with how the focused element shows: its ring, its place, what covers it. */
function faultsOfFocus(): { ended: boolean; faults: string[] } {
  const kept = globalThis as unknown as { walked?: Element[] };
  kept.walked ??= [];
  const { walked } = kept;
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body || focused.ariaHidden === 'true') {
    return { ended: false, faults: [] };
  }
  // A date field has a tab stop for each of its parts.
  if (focused === walked.at(-1) && walked.length > 1) return { ended: false, faults: [] };
  if (walked.includes(focused)) return { ended: true, faults: [] };
  walked.push(focused);

  const isInvisible = Number(getComputedStyle(focused).opacity) === 0 || focused.offsetWidth <= 1;
  const face = (isInvisible && (focused.closest('label') ?? focused.parentElement)) || focused;
  const name = focused.ariaLabel ?? (face.textContent?.trim() || focused.id || focused.getAttribute('name') || '');
  const label = `${focused.tagName.toLowerCase()} “${name.slice(0, 40)}”`;
  const faults: string[] = [];

  const probe = document.createElement('mark');
  probe.style.backgroundColor = 'Highlight';
  document.body.append(probe);
  const highlight = getComputedStyle(probe).backgroundColor;
  probe.remove();
  const shows = (element: Element | null | undefined) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth, backgroundColor } = getComputedStyle(element);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || backgroundColor === highlight;
  };
  const parents = [
    face.parentElement,
    face.parentElement?.parentElement,
    face.parentElement?.parentElement?.parentElement,
  ];
  // The thumbs of a slider have the ring, and let presses through beside them.
  const isPage = focused.matches(
    '[type="range"], main, [role="dialog"], [role="alertdialog"], [tabindex="-1"]:not([role="menuitem"])',
  );
  if (!isPage && ![face, focused, focused.nextElementSibling, ...parents].some(shows)) {
    faults.push(`${label} has no ring of the focus`);
  }

  // The part of its first line that no window and no scroll box cuts.
  const whole = face.getClientRects()[0] ?? face.getBoundingClientRect();
  const shown = { left: whole.left, top: whole.top, right: whole.right, bottom: whole.bottom };
  const cut = (box: { left: number; top: number; right: number; bottom: number }) => {
    shown.left = Math.max(shown.left, box.left);
    shown.top = Math.max(shown.top, box.top);
    shown.right = Math.min(shown.right, box.right);
    shown.bottom = Math.min(shown.bottom, box.bottom);
  };
  cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  for (let at: Element | null = face; at; at = at.parentElement) {
    if (at !== face && getComputedStyle(at).overflow !== 'visible') cut(at.getBoundingClientRect());
    if (getComputedStyle(at).position === 'fixed') break;
  }
  const needed = Math.min(whole.height, 24) - 1;
  if (shown.right - shown.left < whole.width - 2) faults.push(`${label} leaves its box at a side`);
  else if (shown.bottom - shown.top < needed) faults.push(`${label} is outside of what can be seen`);
  else if (!isPage) {
    const top = document.elementFromPoint((shown.left + shown.right) / 2, (shown.top + shown.bottom) / 2);
    const isSeen = face.contains(top) || focused.contains(top) || !!top?.closest('label')?.contains(focused);
    if (!isSeen)
      faults.push(`${label} is below ${top?.tagName.toLowerCase()} “${top?.textContent?.trim().slice(0, 40)}”`);
  }
  return { ended: false, faults };
}

/** Runs in the page. Controls of a popup that the walk did not reach. */
function unreached(popup: Element): string[] {
  const { walked = [] } = globalThis as unknown as { walked?: Element[] };
  return [...popup.querySelectorAll<HTMLElement>('button, a[href], input:not([type="radio"]), select, textarea')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled'))
    .filter((element) => element.tabIndex >= 0 && !walked.includes(element))
    .map((element) => `${element.ariaLabel ?? element.textContent?.trim() ?? element.id} is not reached`);
}

const longest = 120;

/** Presses the key until the focus is where it began. @returns how elements with the focus do not show */
export async function walkFocus(page: Page, key: 'Tab' | 'ArrowDown' | 'ArrowRight'): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(() => Object.assign(globalThis, { walked: [] }));
  for (let press = 0; press < longest; press += 1) {
    // A press of the mouse that opened a dialog has shown no ring.
    await page.keyboard.press(key);
    // Hidden guards at both ends of a dialog move the focus one frame later.
    await nextFrames(page);
    const { ended, faults } = await page.evaluate(faultsOfFocus);
    found.push(...faults);
    if (ended) return found;
  }
  return [...found, `${longest} presses of ${key} do not come back`];
}

/** The dialog, sheet or menu above the page. */
export const popupOf = (page: Page) => page.locator('[role="dialog"], [role="alertdialog"], [role="menu"]').last();

/** What people cannot see or reach in a popup: parts outside of a box that does not scroll, and lines beside the window. */
export async function popupFaults(page: Page): Promise<string[]> {
  const popup = popupOf(page);
  const cut = await popup.evaluate((element) => {
    const found: string[] = [];
    const labelOf = (at: Element) => `${at.tagName.toLowerCase()} “${at.textContent?.trim().slice(0, 40)}”`;
    const boxes = [...element.querySelectorAll('*')];
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) boxes.push(at);
    for (const box of boxes) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box);
      const isDrawn = box.clientHeight > 1 && box.clientWidth > 1 && box.checkVisibility({ visibilityProperty: true });
      if (!isDrawn || textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || box.closest('svg, pre')) continue;
      if (box.matches('input, select, textarea')) continue;
      if (overflowX !== 'visible' && box.scrollWidth > box.clientWidth + 1 && !box.querySelector(':scope > table')) {
        found.push(`${labelOf(box)} is ${box.scrollWidth - box.clientWidth} px too wide`);
      }
      if (/hidden|clip/.test(overflowY) && box.scrollHeight > box.clientHeight + 2)
        found.push(`${labelOf(box)} is cut`);
      if (![...box.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())) continue;
      const { left, right } = box.getBoundingClientRect();
      if (left < -1 || right > innerWidth + 1) found.push(`${labelOf(box)} leaves the screen`);
    }
    return found;
  });
  const isMenu = (await popup.getAttribute('role')) === 'menu';
  const walk = await walkFocus(page, isMenu ? 'ArrowDown' : 'Tab');
  return [...cut, ...walk, ...(isMenu ? [] : await popup.evaluate(unreached))];
}
