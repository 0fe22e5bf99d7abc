import type { Environment } from './environment';
import { isLoopback, isLoopbackUrl } from './loopback';

interface Site {
  production: boolean;
  demo: boolean;
}

/** Whether only this machine reaches the site. Production needs a SITE_ORIGIN, so without one it counts as reached. */
export function isForThisMachine({ HOST, SITE_ORIGIN }: Environment, production: boolean): boolean {
  if (HOST !== undefined && !isLoopback(HOST)) return false;
  return SITE_ORIGIN ? isLoopbackUrl(SITE_ORIGIN) : !production;
}

/** Settings whose addresses browsers open, or whose answers decide who signs in. */
const addresses = ['SITE_ORIGIN', 'API_HOST', 'CORS_ORIGINS', 'BBB_URL', 'GOOGLE_KEYS_URL'] as const;

const isPlain = (address: string) => /^http:\/\//i.test(address) && !isLoopbackUrl(address);

/** One sentence for each setting that makes a real site unsafe for its visitors. Loopback addresses are for drills. */
export function unsafeForOthers(env: Environment, { production, demo }: Site): string[] {
  if (demo && !production) return [];
  const problems = addresses
    .filter((name) => env[name]?.split(',').some((each) => isPlain(each.trim())))
    .map((name) => `${name} begins with http://, so others could read and change what it carries. Use https://.`);
  if (isForThisMachine(env, production)) return problems;
  if (env.RATE_LIMIT === '0') {
    problems.push(
      'RATE_LIMIT=0 is for load tests of a site on this machine. Remove it: others would guess codes freely.',
    );
  }
  if (env.REMOTE_OVERRIDES === '1') {
    problems.push('REMOTE_OVERRIDES=1 lets an address choose the code of a page. Remove it: it is for development.');
  }
  if (env.WEBHOOKS_PRIVATE === '1') {
    problems.push('WEBHOOKS_PRIVATE=1 lets the site call private networks. Remove it: it is for development.');
  }
  return problems;
}
