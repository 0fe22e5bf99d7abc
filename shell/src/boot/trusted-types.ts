/** The part of the Trusted Types API that is used here; TypeScript has no types for it. */
interface TrustedTypes {
  createPolicy(
    name: 'default',
    rules: {
      createScriptURL: (address: string) => string | null;
      createHTML: (html: string, type: string, sink: string) => string | null;
      createScript: (text: string) => string | null;
    },
  ): unknown;
}

/** Served by the site beside the releases. */
export const offlineWorkerPath = '/offline-worker.js';

const providers = ['https://accounts.google.com/gsi/client', 'https://checkout.razorpay.com/v1/checkout.js'];
const developerMachine = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):\d+$/;

/**
 * Installs the policy that decides about strings in places that can run code, in browsers with Trusted Types. Scripts
 * load from releases of this site and its service worker, from its providers and, as an override, from a developer's
 * machine. HTML is refused, except by `DOMParser`, whose documents are inert. The text of a script is JSON, as in
 * JSON-LD, which runs nothing.
 */
export function installTrustedTypes(view: Window = window): void {
  const { trustedTypes } = view as Window & { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isAllowedScript(address, view.location) ? address : null),
    // Quill empties its container with an empty string.
    createHTML: (html, _type, sink) => (html === '' || sink === 'DOMParser parseFromString' ? html : null),
    createScript: (text) => (isJson(text) ? text : null),
  });
}

export function isAllowedScript(address: string, { href, origin }: Pick<Location, 'href' | 'origin'>): boolean {
  if (!URL.canParse(address, href)) return false;
  const url = new URL(address, href);
  if (url.origin === origin) return url.pathname.startsWith('/remotes/') || url.href === origin + offlineWorkerPath;
  return providers.includes(url.href) || developerMachine.test(url.origin);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
