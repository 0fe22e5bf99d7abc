const loopback = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

/**
 * Makes the browser check a script or style sheet. Only a remote from a developer's machine has no hash: it is on
 * another origin, at a loopback address.
 * @throws when there is no hash
 */
export function requireIntegrity(
  element: HTMLScriptElement | HTMLLinkElement,
  address: string,
  integrity: string | undefined,
): void {
  const { origin, pathname } = new URL(address, location.href);
  if (integrity) {
    element.crossOrigin = 'anonymous';
    element.integrity = integrity;
  } else if (origin === location.origin || !loopback.test(origin)) {
    throw new Error(`${pathname} has no hash and was not loaded`);
  }
}
