/**
 * Moves the focus from the toggle of the card at `index`, which goes with its card, to that of the next card, or of the
 * one before: nobody is thrown to the top of the page.
 */
export function focusNextToggle(list: HTMLElement | null, index: number): void {
  const toggles = list?.querySelectorAll<HTMLElement>('button[aria-pressed]');
  (toggles?.[index + 1] ?? toggles?.[index - 1])?.focus();
}
