const signsOfUse = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Runs `work` once, at the first input on the page. */
export function onFirstUse(work: () => void) {
  const options = { passive: true, capture: true };
  const start = () => {
    for (const sign of signsOfUse) window.removeEventListener(sign, start, options);
    work();
  };
  for (const sign of signsOfUse) window.addEventListener(sign, start, options);
}
