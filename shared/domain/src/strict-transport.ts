/** The HSTS header of a site on https; browsers keep it for a year. */
export const strictTransport = ({ subdomains }: { subdomains: boolean }): string =>
  `max-age=31536000${subdomains ? '; includeSubDomains' : ''}`;
