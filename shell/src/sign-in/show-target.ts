/** Pages whose data come later than this show no target. */
const longestWaitMs = 10_000;

/** Scrolls to the target of an address and moves the focus there, as soon as the page has it. */
export function showTarget(hash: string): void {
  const id = decoded(hash.slice(1));
  if (!id) return;
  const observer = new MutationObserver(() => {
    const target = document.getElementById(id);
    if (!target) return;
    stop();
    target.scrollIntoView();
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  });
  const stop = () => {
    observer.disconnect();
    for (const sign of signsOfUse) window.removeEventListener(sign, stop);
  };
  // A user who reads on already is not moved.
  for (const sign of signsOfUse) window.addEventListener(sign, stop, { passive: true });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(stop, longestWaitMs);
}

const signsOfUse = ['pointerdown', 'keydown', 'wheel'] as const;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
