import { installTrustedTypes, isAllowedScript } from './trusted-types';

const page = { href: 'https://kaksha.example/course/x/1', origin: 'https://kaksha.example' };

test.each([
  'https://kaksha.example/remotes/trainer/1.0.0/remoteEntry.js?try=1',
  '/remotes/trainer/1.0.0/remoteEntry.js',
  '/offline-worker.js',
  'https://checkout.razorpay.com/v1/checkout.js',
  'https://accounts.google.com/gsi/client',
  'http://localhost:3103/federated/remoteEntry.js',
])('a script may load from %s', (address) => {
  expect(isAllowedScript(address, page)).toBe(true);
});

test.each([
  'https://kaksha.example/backend/media/ab12-640.webp',
  'https://kaksha.example/remotes/../backend/x.js',
  'https://evil.example/remotes/x.js',
  'https://checkout.razorpay.com.evil.example/v1/checkout.js',
  'http://localhost.evil.example:3103/x.js',
  'javascript:alert(1)',
  'data:text/javascript,alert(1)',
  '//evil.example/x.js',
  '//evil.example/offline-worker.js',
  '/offline-worker.js?to=/remotes/x.js',
  'https://',
])('a script may not load from %s', (address) => {
  expect(isAllowedScript(address, page)).toBe(false);
});

interface Rules {
  createHTML: (html: string, type: string, sink: string) => string | null;
  createScript: (text: string) => string | null;
}

function installedRules(): Rules {
  let rules: Rules | undefined;
  const view = {
    location: page,
    trustedTypes: {
      createPolicy: (_name: string, given: Rules) => {
        rules = given;
      },
    },
  };
  installTrustedTypes(view as unknown as Window);
  if (!rules) throw new Error('no policy');
  return rules;
}

test('strings of HTML are refused, except the empty one and for inert documents', () => {
  const rules = installedRules();
  expect(rules.createHTML('<b>x</b>', 'TrustedHTML', 'Element innerHTML')).toBeNull();
  expect(rules.createHTML('', 'TrustedHTML', 'Element innerHTML')).toBe('');
  expect(rules.createHTML('<b>x</b>', 'TrustedHTML', 'DOMParser parseFromString')).toBe('<b>x</b>');
});

test('the text of a script is JSON only', () => {
  const rules = installedRules();
  expect(rules.createScript('{"@type":"Course"}')).toBe('{"@type":"Course"}');
  for (const text of ['alert(1)', '[alert(1)]', '{"a":alert(1)}', '']) expect(rules.createScript(text)).toBeNull();
});

test('does nothing in browsers without Trusted Types', () => {
  expect(() => installTrustedTypes({ location: page } as unknown as Window)).not.toThrow();
});
