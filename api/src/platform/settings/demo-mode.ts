import type { Environment } from './environment';
import { isLoopback, isLoopbackUrl } from './loopback';

/** The addresses of a comma list; none when one cannot be read, which the reader of the setting reports. */
function addressesIn(list = ''): string[] {
  const each = list.split(',').map((address) => address.trim());
  return each.every((address) => URL.canParse(address)) ? each : [];
}

/**
 * Why the default demo mode would be reachable by others than the developer; empty when it is not. Demo mode shows
 * every sign-in code, so a site for others needs the explicit `DEMO=1`.
 */
export function accidentalDemo(env: Environment): string[] {
  const isElsewhere = (address: string | undefined) => address !== undefined && !isLoopbackUrl(address);
  const reasons = [
    env.HOST !== undefined && !isLoopback(env.HOST) && 'HOST is not a loopback address',
    isElsewhere(env.SITE_ORIGIN) && 'SITE_ORIGIN is not a loopback address',
    !env.API_HOST.startsWith('/') && isElsewhere(env.API_HOST) && 'API_HOST is not a loopback address',
    addressesIn(env.CORS_ORIGINS).some(isElsewhere) && 'CORS_ORIGINS has an address that is not a loopback address',
    env.DATABASE_URL !== undefined && 'DATABASE_URL is set',
    // A proxy or an edge cache brings visitors to a site that listens on this machine only.
    env.TRUST_PROXY > 0 && 'TRUST_PROXY is set',
    (env.EDGE_SECONDS ?? 0) > 0 && 'EDGE_SECONDS is set',
    env.EDGE_PURGE_URL !== undefined && 'EDGE_PURGE_URL is set',
  ].filter((reason) => reason !== false);
  if (reasons.length === 0) return [];
  return [
    `DEMO is not set, and ${reasons.join(' and ')}. Demo mode shows every sign-in code to every visitor. ` +
      'Set NODE_ENV=production for a real site, or DEMO=1 for a demo.',
  ];
}

/** Outside services that demo mode must not use, because every visitor can act as every demo account. */
export function realServicesOfDemo(env: Environment): string[] {
  const problems: string[] = [];
  const advice = 'Remove it for a demo, or set DEMO=0 and NODE_ENV=production for a real site.';
  if (env.RAZORPAY_KEY_ID && !env.RAZORPAY_KEY_ID.startsWith('rzp_test_')) {
    problems.push(
      `RAZORPAY_KEY_ID is not a test key (rzp_test_…), and in demo mode every visitor can act as the administrator. ${advice}`,
    );
  }
  if (env.SMTP_URL && !isLoopbackUrl(env.SMTP_URL)) {
    problems.push(`SMTP_URL leads to another machine, and a demo must send no mail to real people. ${advice}`);
  }
  return problems;
}
