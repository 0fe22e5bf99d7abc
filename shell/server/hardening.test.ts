import Fastify from 'fastify';
import { readCookies } from './cookies';
import { addPages } from './pages';
import { limitRenders } from './render-limit';
import { addRequestErrors } from './request-errors';
import { addSecurityHeaders } from './security';
import { addSecurityText } from './security-text';

async function headersWith(options: Partial<Parameters<typeof addSecurityHeaders>[1]>, path = '/') {
  const site = Fastify();
  addSecurityHeaders(site, { apiOrigin: null, google: false, ...options });
  site.get('/*', (_request, reply) => reply.type('text/html').send('<p>page</p>'));
  return (await site.inject(path)).headers;
}

test('a site on https sends HSTS, and a site on http does not', async () => {
  const hsts = 'strict-transport-security';
  expect((await headersWith({ https: true }))[hsts]).toBe('max-age=31536000; includeSubDomains');
  expect((await headersWith({ https: true, hstsSubdomains: false }))[hsts]).toBe('max-age=31536000');
  expect(await headersWith({})).not.toHaveProperty(hsts);
});

test('no page has a base address, and other sites load no answer', async () => {
  const headers = await headersWith({});
  expect(headers['content-security-policy']).toContain("base-uri 'none'");
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
});

test('browsers are told where to report what the policy blocks', async () => {
  const headers = await headersWith({ reportsTo: '/backend/csp-reports', google: true });
  expect(headers['reporting-endpoints']).toBe('csp="/backend/csp-reports"');
  for (const name of ['content-security-policy', 'content-security-policy-report-only']) {
    expect(headers[name]).toMatch(/; report-uri \/backend\/csp-reports; report-to csp$/);
  }
  expect((await headersWith({}))['content-security-policy']).not.toContain('report-');
});

test('an answer keeps a policy of its own about who may load it', async () => {
  const site = Fastify();
  addSecurityHeaders(site, { apiOrigin: null, google: false });
  site.get('/entry.js', (_request, reply) =>
    reply.headers({ 'content-type': 'text/javascript', 'cross-origin-resource-policy': 'cross-origin' }).send('1'),
  );
  expect((await site.inject('/entry.js')).headers['cross-origin-resource-policy']).toBe('cross-origin');
});

test('pages may use no device, and payment only where Razorpay is configured', async () => {
  const policy = String((await headersWith({}))['permissions-policy']);
  for (const feature of ['camera', 'microphone', 'usb', 'serial', 'payment']) expect(policy).toContain(`${feature}=()`);
  expect((await headersWith({ razorpay: true }))['permissions-policy']).toContain(
    'payment=(self "https://checkout.razorpay.com" "https://api.razorpay.com")',
  );
});

test('only the check-in may use the camera', async () => {
  const policyOf = async (path: string) => String((await headersWith({}, path))['permissions-policy']);
  expect(await policyOf('/patron/basicdetails/check-in/7')).toContain('camera=(self)');
  for (const path of ['/patron/basicdetails', '/?x=/patron/basicdetails/check-in/7', '/remotes/check-in'])
    expect(await policyOf(path)).toContain('camera=()');
});

test('pages of the site itself may create and use passkeys', async () => {
  const policy = String((await headersWith({}))['permissions-policy']);
  expect(policy).toContain('publickey-credentials-get=(self)');
  expect(policy).toContain('publickey-credentials-create=(self)');
});

test('on https the session is read from the cookie that is bound to the host only', () => {
  const request = (cookie: string, protocol: 'http' | 'https' = 'http') => ({ headers: { cookie }, protocol });
  const planted = request('auth_token=planted; user_id=8', 'https');
  expect(readCookies(planted)).toMatchObject({ sessionToken: null, userId: null });
  expect(readCookies(request(planted.headers.cookie), 'https://kaksha.example').sessionToken).toBeNull();
  const own = request('auth_token=planted; user_id=8; __Host-auth_token=abc; __Host-user_id=7');
  expect(readCookies(own, 'https://kaksha.example')).toMatchObject({ sessionToken: 'abc', userId: '7' });
  expect(readCookies(own)).toMatchObject({ sessionToken: 'planted', userId: '8' });
});

test('security.txt names the contact and an expiry within a year', async () => {
  const site = Fastify();
  addSecurityText(site, { contact: 'mailto:security@kaksha.example', origin: 'https://kaksha.example' });
  const { payload, headers } = await site.inject('/.well-known/security.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(payload).toContain('Contact: mailto:security@kaksha.example\n');
  expect(payload).toContain('Canonical: https://kaksha.example/.well-known/security.txt\n');
  const expires = Date.parse(/^Expires: (.+)$/m.exec(payload)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
});

test('security.txt without a configured contact answers 404', async () => {
  const site = Fastify();
  addSecurityText(site, { contact: null, origin: null });
  expect((await site.inject('/.well-known/security.txt')).statusCode).toBe(404);
});

describe('a limit of three renders per minute', () => {
  async function siteWithLimit() {
    const site = Fastify();
    addRequestErrors(site);
    const files = { 'main.js': { integrity: 'sha384-x', bytes: 1 } };
    const shell = { name: 'shell', version: '1', entry: 'main.js', styles: [], chunks: {}, files, server: 'x' };
    const page = { kind: 'page', status: 200, head: '', body: '', chunks: [], boot: {} };
    addPages(site, {
      releases: () => ({ live: { shell: { version: '1' }, remotes: {} }, manifests: new Map([['shell@1', shell]]) }),
      bundles: { host: () => ({ render: async () => page, sharedModules: {} }) },
      origin: 'https://kaksha.example',
      environment: {},
      renderDeadline: 500,
      policyWith: () => "default-src 'none'",
      limitRender: await limitRenders(site, 3),
    } as never);
    return (url: string, remoteAddress = '203.0.113.1') => site.inject({ url, remoteAddress });
  }

  test('refuses the fourth address of one network with 429, and other networks are not affected', async () => {
    const get = await siteWithLimit();
    for (const i of [1, 2, 3]) expect((await get(`/?x=${i}`)).statusCode).toBe(200);
    const refused = await get('/?x=4');
    expect(refused.statusCode).toBe(429);
    expect(refused.payload).toContain('Too many requests');
    expect((await get('/?x=4', '203.0.113.2')).statusCode).toBe(200);
  });

  test('does not count cached pages, and counts an IPv6 network once', async () => {
    const get = await siteWithLimit();
    for (let i = 0; i < 20; i += 1) expect((await get('/')).statusCode).toBe(200);
    for (const i of [1, 2, 3]) await get(`/?y=${i}`, `2001:db8:1:2::${i}`);
    expect((await get('/?y=4', '2001:db8:1:2::4')).statusCode).toBe(429);
  });
});
