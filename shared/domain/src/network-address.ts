/**
 * Marks the site server's own calls of the API, which the API does not limit: page requests are limited where they
 * arrive. A symbol, because a network request can claim every address and every header.
 */
export const inProcess = Symbol.for('kaksha.in-process');

/**
 * Fastify's `trustProxy` for a number of proxies in front of the site. Each proxy appends the address that it saw to
 * X-Forwarded-For, so the visitor's is that many entries from the right. Entries further left come from the visitor.
 */
export const trustedProxies = (hops: number) => hops > 0 && ((_address: string, hop: number) => hop < hops);

/**
 * The part of a network address that identifies a customer of a provider: an IPv4 address, or the first 64 bits of an
 * IPv6 address, because a customer can use every address with this prefix.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  if (address.includes('::')) {
    const end = tail.split(':').filter(Boolean);
    while (groups.length + end.length < 8) groups.push('0');
    groups.push(...end);
  }
  const prefix = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${prefix.join(':')}::/64`;
}
