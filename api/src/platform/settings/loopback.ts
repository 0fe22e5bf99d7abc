import { isIPv4 } from 'node:net';

/** Whether only this machine reaches a host: `localhost`, a name below it, or a loopback address. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || (isIPv4(name) && /^127\./.test(name));
}

/** As `isLoopback`, for an address. An address that cannot be read is not one of this machine. */
export const isLoopbackUrl = (address: string): boolean =>
  URL.canParse(address) && isLoopback(new URL(address).hostname);
