/**
 * Moves the focus from the toggle of the card at `index`, which is being removed, to that of the next card, or of the
 * previous one for the last card.
 */
export function focusNextToggle(list: HTMLElement | null, index: number): void {
  const toggles = list?.querySelectorAll<HTMLElement>('button[aria-pressed]');
  (toggles?.[index + 1] ?? toggles?.[index - 1])?.focus();
}
