import type { DataOf } from '@kaksha/api-client/operation-types';

/** The API of the running site, called as an administrator. */
export interface SiteApi {
  origin: string;
  /** @returns the results @throws when the site denies access or refuses */
  call<T>(method: 'GET' | 'PUT', path: string, body?: object): Promise<T>;
}

const timeoutMs = 5000;

/**
 * The API of the site at KAKSHA_ORIGIN, called with an administrator's KAKSHA_TOKEN. A demo site on this machine needs
 * neither. @returns null when no site answers
 */
export async function openSiteApi(env: Readonly<Record<string, string | undefined>>): Promise<SiteApi | null> {
  const origin = env.KAKSHA_ORIGIN ?? `http://localhost:${env.PORT ?? 3000}`;
  const token = env.KAKSHA_TOKEN ? await tokenFor(origin, env.KAKSHA_TOKEN) : await demoToken(origin).catch(() => null);
  if (!token) return null;
  return {
    origin,
    async call<T>(method: string, path: string, body?: object) {
      const response = await fetch(`${origin}/backend${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const answer: { data?: { results: T }; error?: string } = await response.json();
      if (!response.ok || !answer.data) throw new Error(`${origin} refused ${method} ${path}: ${answer.error}`);
      return answer.data.results;
    },
  };
}

/** @returns null when the site does not answer: a release that mends it must not wait for it */
const tokenFor = (origin: string, token: string) =>
  fetch(`${origin}/backend/health/live`, { signal: AbortSignal.timeout(timeoutMs) }).then(
    () => token,
    () => null,
  );

/** A session token of the demo administrator. @returns null outside demo mode @throws when no site answers */
async function demoToken(origin: string): Promise<string | null> {
  const answer = await fetch(`${origin}/backend/dev/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailId: 'admin@kaksha.test' }),
    signal: AbortSignal.timeout(3000),
  });
  if (!answer.ok) return null;
  const { data }: { data: DataOf<'startDemoSession'> } = await answer.json();
  return data.results.auth_token;
}
