import { checkInScope } from '@kaksha/domain/check-in';
import { embedHosts as usualHosts } from '@kaksha/domain/embeds';
import { strictTransport } from '@kaksha/domain/strict-transport';
import type { FastifyInstance } from 'fastify';
import { inlineScriptSources } from './inline-hashes';

export interface PolicyParts {
  /** Origins of remote overrides. */
  origins?: readonly string[];
  /** Hash of the page's inline style. */
  inlineStyle?: string | null;
  /** Source expression of a further inline script of the page. */
  inlineScript?: string | null;
  /** Whether every release of the page runs with Trusted Types; true by default. */
  trustedTypes?: boolean;
  /** Whether browsers tell what the policy blocked; true by default. */
  isReported?: boolean;
}

export type PolicyWith = (parts: PolicyParts) => string;

/**
 * Security headers of every page. Scripts load from the site's own origin, and from Google and Razorpay where those
 * are configured; eval, inline scripts other than page-starter.js and font-preloader.js, and strings of HTML or script addresses outside the
 * policies of Trusted Types are blocked. Frames load from embed hosts, maps, Google and Razorpay. Style
 * attributes are allowed, because articles have colours. A bank's pop-up may message the payment window that opened it.
 * @returns builds the policy of one page
 */
export function addSecurityHeaders(
  site: FastifyInstance,
  {
    apiOrigin,
    google,
    razorpay = false,
    embedHosts = usualHosts,
    https = false,
    hstsSubdomains = true,
    reportsTo = null,
  }: {
    apiOrigin: string | null;
    google: boolean;
    razorpay?: boolean;
    embedHosts?: readonly string[];
    https?: boolean;
    hstsSubdomains?: boolean;
    /** Address that browsers tell what the policy blocked. */
    reportsTo?: string | null;
  },
): PolicyWith {
  const also = (list: readonly (string | false | null)[]) => list.filter(Boolean).join(' ');
  // The scripts of these providers write HTML as strings, so violations are only reported.
  const hasForeignScripts = google || razorpay;
  // Firefox reads `report-uri` only; other browsers prefer `report-to`.
  const reporting = reportsTo ? [`report-uri ${reportsTo}`, 'report-to csp'] : [];
  const policyWith: PolicyWith = ({
    origins = [],
    inlineStyle = null,
    inlineScript = null,
    trustedTypes = true,
    isReported = true,
  }) =>
    [
      "default-src 'none'",
      also([
        "script-src 'self'",
        ...inlineScriptSources,
        inlineScript,
        google && 'https://accounts.google.com/gsi/client',
        razorpay && 'https://checkout.razorpay.com',
        ...origins,
      ]),
      also(["style-src 'self'", inlineStyle, google && 'https://accounts.google.com/gsi/style', ...origins]),
      "style-src-attr 'unsafe-inline'",
      also(["img-src 'self' data: blob:", apiOrigin, ...origins]),
      also(["font-src 'self'", ...origins]),
      also([
        "connect-src 'self'",
        apiOrigin,
        google && 'https://accounts.google.com/gsi/',
        razorpay && 'https://api.razorpay.com https://lumberjack.razorpay.com',
        ...origins,
      ]),
      also([
        'frame-src',
        ...embedHosts.map((host) => `https://${host}`),
        'https://www.openstreetmap.org/export/embed.html',
        google && 'https://accounts.google.com/gsi/',
        razorpay && 'https://api.razorpay.com https://checkout.razorpay.com',
      ]),
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "manifest-src 'self'",
      "worker-src 'self'",
      ...(trustedTypes && !hasForeignScripts ? trustedTypesDirectives : []),
      ...(isReported ? reporting : []),
    ].join('; ');

  const policy = policyWith({});
  const permissions = (camera: string) =>
    [
      `camera=(${camera})`,
      ...['microphone', 'display-capture', 'usb', 'serial', 'hid', 'midi', 'browsing-topics'].map(
        (name) => `${name}=()`,
      ),
      'geolocation=(self)',
      // Passkeys of the second step; frames of other sites may not ask for them.
      'publickey-credentials-get=(self)',
      'publickey-credentials-create=(self)',
      `payment=(${razorpay ? 'self "https://checkout.razorpay.com" "https://api.razorpay.com"' : ''})`,
    ].join(', ');
  const ofDocuments = {
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    ...(hasForeignScripts && {
      'content-security-policy-report-only': [...trustedTypesDirectives, ...reporting].join('; '),
    }),
    ...(reportsTo && { 'reporting-endpoints': `csp="${reportsTo}"` }),
    'cross-origin-opener-policy': hasForeignScripts ? 'same-origin-allow-popups' : 'same-origin',
    'permissions-policy': permissions(''),
    ...(https && { 'strict-transport-security': strictTransport({ subdomains: hstsSubdomains }) }),
  };
  // Tickets are scanned with the camera.
  const ofCheckIn = { ...ofDocuments, 'permissions-policy': permissions('self') };
  site.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-content-type-options', 'nosniff');
    // Only the site's own pages load its answers, except files of releases.
    if (!reply.hasHeader(resourcePolicy)) reply.header(resourcePolicy, 'same-origin');
    // Browsers ignore the other headers on scripts, styles and pictures; they would add 500 bytes to each.
    if (!isSubresource.test(String(reply.getHeader('content-type') ?? ''))) {
      if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policy);
      const referrerPolicy = reply.getHeader('referrer-policy');
      reply.headers(request.url.startsWith(checkInScope) ? ofCheckIn : ofDocuments);
      if (referrerPolicy) reply.header('referrer-policy', referrerPolicy);
      // A page whose policy is not reported is in no figure.
      if (reportsTo && !String(reply.getHeader('content-security-policy')).includes('report-uri')) {
        reply.removeHeader('reporting-endpoints').removeHeader('content-security-policy-report-only');
      }
    }
    done();
  });
  return policyWith;
}

const resourcePolicy = 'cross-origin-resource-policy';

/** Policies: trusted-types.ts of the shell, and page-starter.js. */
const trustedTypesDirectives = ["require-trusted-types-for 'script'", 'trusted-types default kaksha-start'];

const isSubresource = /^(?:application|text)\/javascript|^text\/css|^font\/|^image\/(?!svg)/;
