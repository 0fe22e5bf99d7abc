import Type from 'typebox';
import {
  flag,
  flagWithDefault,
  hasProtocol,
  maxLength,
  text,
  url,
  type VariableNotes,
  web,
  whole,
} from './variable-kinds';

export const siteVariables = {
  PORT: whole(3000, 65_535, { group: 'Site', description: 'Port that the site listens on.' }),
  HOST: text({
    group: 'Site',
    description: 'Network address that the site listens on; 0.0.0.0 for all. Demo mode needs DEMO=1 there.',
    otherwise: 'localhost',
  }),
  SITE_ORIGIN: url(web, {
    group: 'Site',
    description: 'Public address of the site, for links in mails and pages. A real site has https.',
    otherwise: 'the origin of the request',
    required: 'in production',
    example: 'https://kaksha.example',
  }),
  API_HOST: Type.Refine(
    Type.String({
      maxLength,
      default: '/backend',
      group: 'Site',
      description: 'Address of the API for browsers: a path of the site, or a URL.',
      rule: 'is a path of the site or an address that begins with http:// or https://',
      example: 'https://api.kaksha.example',
    } satisfies VariableNotes & { maxLength: number; default: string }),
    (value) => value.startsWith('/') || hasProtocol(web)(value),
  ),
  CORS_ORIGINS: text({
    group: 'Site',
    description: 'Other origins that may call the API, separated by commas.',
    example: 'https://partner.example',
  }),
  TRUST_PROXY: Type.Integer({
    default: 0,
    minimum: 0,
    maximum: 10,
    group: 'Site',
    description:
      "Number of proxies in front of the site. The visitor's address is that many entries from the right of X-Forwarded-For; 0 uses the address of the connection. Too high a number lets visitors choose their address.",
    rule: 'is a whole number from 0 to 10',
    example: '1',
  } satisfies VariableNotes & { default: number; minimum: number; maximum: number }),
  HSTS_SUBDOMAINS: flagWithDefault('1', {
    group: 'Site',
    description:
      '0: browsers use https for the host of SITE_ORIGIN only. 1: for its subdomains too; none of them may need plain http.',
  }),
  DEMO: flag({
    group: 'Site',
    description:
      '1: demo data, mails with sign-in codes that every visitor can read, sandbox payments. Required beside DATABASE_URL, TRUST_PROXY and the EDGE settings, and beside addresses of the site that are no loopback addresses. Refused beside a real mail server or payment key.',
    otherwise: '1, in production 0',
    example: '0',
  }),
  DEMO_CLOCK: flag({
    group: 'Site',
    description:
      "1: `POST /backend/dev/clock` moves the clock of the API and of the pages and runs the jobs of each minute, so that a test can reach the time of a class. Refused outside demo mode. Times that the database sets stay those of the machine's clock.",
    otherwise: '0',
    example: '0',
  }),
  EMBED_HOSTS: text({
    group: 'Site',
    description: 'Hosts whose frames blog posts may show, separated by commas. Other frames become links.',
    otherwise: 'the players of YouTube and Vimeo',
    example: 'www.youtube-nocookie.com,player.vimeo.com',
  }),
  SECURITY_CONTACT: text({
    group: 'Site',
    description: 'Contact in /.well-known/security.txt, as a mailto: or https: URL.',
    otherwise: 'no security.txt',
    example: 'mailto:security@kaksha.example',
  }),
};
