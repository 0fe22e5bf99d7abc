import Fastify from 'fastify';
import { inlineScriptSources } from './inline-hashes';
import { addSecurityHeaders } from './security';

async function headersOf(options: Partial<Parameters<typeof addSecurityHeaders>[1]> = {}) {
  const site = Fastify();
  addSecurityHeaders(site, { apiOrigin: null, google: false, razorpay: false, ...options });
  site.get('/', (_request, reply) => reply.type('text/html').send('<p>page</p>'));
  const { headers } = await site.inject('/');
  const directives = String(headers['content-security-policy'])
    .split('; ')
    .map((directive) => directive.split(' '));
  return { headers, sourcesOf: (name: string) => directives.find(([first]) => first === name)?.slice(1) ?? [] };
}

test('allows scripts, frames and calls of the site only, without Google and Razorpay', async () => {
  const { headers, sourcesOf } = await headersOf();
  expect(sourcesOf('default-src')).toEqual(["'none'"]);
  expect(sourcesOf('script-src')).toEqual(["'self'", ...inlineScriptSources]);
  expect(sourcesOf('connect-src')).toEqual(["'self'"]);
  expect(JSON.stringify(headers)).not.toMatch(/razorpay|google/);
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
});

test('allows the payment window’s script, frames and calls when Razorpay is configured', async () => {
  const { headers, sourcesOf } = await headersOf({ razorpay: true });
  expect(sourcesOf('script-src')).toEqual(["'self'", ...inlineScriptSources, 'https://checkout.razorpay.com']);
  expect(sourcesOf('frame-src')).toEqual(
    expect.arrayContaining(['https://api.razorpay.com', 'https://checkout.razorpay.com']),
  );
  expect(sourcesOf('connect-src')).toEqual(["'self'", 'https://api.razorpay.com', 'https://lumberjack.razorpay.com']);
  expect(sourcesOf('form-action')).toEqual(["'self'"]);
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
});

test('allows frames of the hosts that articles may embed and of the map, and no others', async () => {
  expect((await headersOf()).sourcesOf('frame-src')).toEqual([
    'https://www.youtube-nocookie.com',
    'https://player.vimeo.com',
    'https://www.openstreetmap.org/export/embed.html',
  ]);
  const { sourcesOf } = await headersOf({ embedHosts: ['codepen.io'] });
  expect(sourcesOf('frame-src')).toEqual(['https://codepen.io', 'https://www.openstreetmap.org/export/embed.html']);
});

test('omits document headers on scripts, styles and pictures', async () => {
  const site = Fastify();
  addSecurityHeaders(site, { apiOrigin: null, google: false, razorpay: false });
  const types = [
    'application/javascript; charset=utf-8',
    'text/css',
    'image/avif',
    'image/svg+xml',
    'text/plain',
    'text/html',
  ];
  for (const [i, type] of types.entries()) site.get(`/${i}`, (_request, reply) => reply.type(type).send('x'));
  const policies = await Promise.all(types.map(async (_, i) => (await site.inject(`/${i}`)).headers));
  expect(policies.map((headers) => 'content-security-policy' in headers)).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
  ]);
  expect(policies.every((headers) => headers['x-content-type-options'] === 'nosniff')).toBe(true);
});
