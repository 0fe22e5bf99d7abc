import { Secret, TOTP } from 'otpauth';
import { createSoftwarePasskey } from './software-passkey';
import type { TestApp } from './test-app';

/** Moves the clock of the test app. */
export function fakeClock({ services }: TestApp) {
  let now = Date.now();
  services.clock.now = () => new Date(now);
  return {
    now: () => new Date(now),
    advance: (seconds: number) => {
      now += seconds * 1000;
    },
  };
}

/** The code that an authenticator app shows at the moment. */
export const appCode = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

/** A browser with its cookies and its session token. */
export function browserOf(api: TestApp) {
  let cookie: string | undefined;
  let token: string | undefined;
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown) => {
    const answer = await api.call(method, path, { token, body, headers: cookie ? { cookie } : {} });
    const set = [answer.headers['set-cookie']].flat()[0];
    if (typeof set === 'string') cookie = set.split(';')[0];
    const results = answer.body?.data?.results;
    if (answer.status === 200 && typeof results?.auth_token === 'string') token = results.auth_token;
    return { ...answer, results };
  };
  return {
    call,
    get: (path: string) => call('GET', path),
    post: (path: string, body?: unknown) => call('POST', path, body),
    token: () => token,
    useToken: (value: string | undefined) => {
      token = value;
    },
    forgetCookies: () => {
      cookie = undefined;
    },
    /** The first step, with a mailed code. */
    async enterCode(emailId: string, registration: object = {}) {
      await call('POST', '/patrons-registration/SendEmailOtp', { emailId });
      const otp = await mailedCode(api, emailId);
      return call('POST', '/patrons-registration/SaveEmailVerifyDetails', {
        name: 'Asha Rao',
        emailId,
        otp,
        ...registration,
      });
    },
  };
}

export type TestBrowser = ReturnType<typeof browserOf>;

/** The newest mailed code of the address. */
export async function mailedCode(api: TestApp, to: string): Promise<string> {
  const { body } = await api.call('GET', '/dev/mailbox', { query: { to } });
  return body.data.results.find((mail: { otp: string | null }) => mail.otp)?.otp ?? '';
}

/** Adds an authenticator app. @returns its secret and the recovery codes */
export async function addApp(browser: TestBrowser, at: Date): Promise<{ secret: string; codes: string[] }> {
  const { secret } = (await browser.post('/auth/totp')).results;
  const { status, results } = await browser.post('/auth/totp/confirm', { code: appCode(secret, at) });
  if (status !== 200) throw new Error(`the authenticator app was not added: ${status}`);
  return { secret, codes: results.recovery_codes };
}

/** Adds a passkey. @returns its authenticator and the recovery codes */
export async function addPasskey(browser: TestBrowser, name = 'Laptop') {
  const passkey = createSoftwarePasskey();
  const options = (await browser.post('/auth/passkeys/options')).results;
  const { status, body } = await browser.post('/auth/passkeys', { name, credential: passkey.create(options) });
  if (status !== 200) throw new Error(`the passkey was not added: ${status} ${JSON.stringify(body)}`);
  return { passkey, codes: body.data.results.recovery_codes as string[] | null };
}
