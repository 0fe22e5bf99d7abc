import { isIPv4 } from 'node:net';

interface Address {
  host: string;
  origin: string | null;
  databaseUrl: string | undefined;
}

/**
 * Why the default demo mode would be reachable by others than the developer; empty when it is not. Demo mode shows
 * every sign-in code, so a site for others needs the explicit `DEMO=1`.
 */
export function accidentalDemo({ host, origin, databaseUrl }: Address): string[] {
  const reasons = [
    !isLoopback(host) && 'HOST is not a loopback address',
    origin !== null && !isLoopback(new URL(origin).hostname) && 'SITE_ORIGIN is not a loopback address',
    databaseUrl !== undefined && 'DATABASE_URL is set',
  ].filter((reason) => reason !== false);
  if (reasons.length === 0) return [];
  return [
    `DEMO is not set, and ${reasons.join(' and ')}. Demo mode shows every sign-in code to every visitor. ` +
      'Set NODE_ENV=production for a real site, or DEMO=1 for a demo.',
  ];
}

function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || (isIPv4(name) && /^127\./.test(name));
}
