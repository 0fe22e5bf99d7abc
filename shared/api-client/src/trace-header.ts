/** Name and version of the release that contains this code. Bundlers replace it. */
declare const __BUILD__: { readonly name: string; readonly version: string };

/** Later calls belong to what the user does on the page, not to its load. */
const pageMs = 60_000;
/** Calls within this time after a click belong to the click. */
const clickMs = 5_000;

interface Click {
  at: number;
  traceparent: string;
}

let click: Click | null = null;

const randomHex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

function startClick(): void {
  click = { at: performance.now(), traceparent: `00-${randomHex(16)}-${randomHex(8)}-01` };
}

if (typeof window !== 'undefined' && typeof PerformanceNavigationTiming !== 'undefined') {
  window.addEventListener('click', startClick, { capture: true, passive: true });
  // This code is loaded with the first call, which a click may have caused.
  if (navigator.userActivation?.hasBeenActive) startClick();
}

/** The trace of the page's request; undefined while the site makes no traces. */
function traceOfPage(): string | undefined {
  if (typeof PerformanceNavigationTiming === 'undefined') return undefined;
  const [page] = performance.getEntriesByType('navigation');
  // Browsers have `serverTiming` on https only.
  const timings = page instanceof PerformanceNavigationTiming ? page.serverTiming : undefined;
  return timings?.find(({ name }) => name === 'traceparent')?.description;
}

/**
 * Headers with which a call joins the trace of the click that caused it, or of the page. They name the remote and the
 * version whose code makes the call. Empty while the site makes no traces.
 */
export function traceHeaders(): Record<string, string> {
  const ofPage = traceOfPage();
  if (!ofPage) return {};
  const now = performance.now();
  const isOfClick = click !== null && now - click.at <= clickMs;
  if (!isOfClick && (click || now > pageMs)) return {};
  const remote = __BUILD__.name.replace(/^mfe_/, '').replaceAll('_', '-');
  const said = { remote, version: __BUILD__.version, cause: isOfClick ? 'click' : 'page' };
  const baggage = Object.entries(said).map(([key, value]) => `kaksha.${key}=${encodeURIComponent(value)}`);
  return { traceparent: (isOfClick && click?.traceparent) || ofPage, baggage: baggage.join(',') };
}
