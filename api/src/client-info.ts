import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The browser behind a request, for limits, sessions and the audit log. */
export interface ClientInfo {
  /** Network address as the proxy or socket reports it. */
  address: string;
  /** The address, or the /64 of an IPv6 address, which one subscriber controls completely. */
  network: string;
  userAgent: string | null;
}

const maxUserAgent = 300;

export function clientOf({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): ClientInfo {
  return { address: ip, network: networkOf(ip), userAgent: headers['user-agent']?.slice(0, maxUserAgent) ?? null };
}

/** `2001:db8::1` becomes `2001:db8:0:0::/64`, `::ffff:1.2.3.4` becomes `1.2.3.4`. */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare) ?? [];
  if (mapped) return mapped;
  const [head = '', tail] = bare.toLowerCase().split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  // A trailing IPv4 part stands for two groups, all of them in the lower half.
  const groups = right.length + (right.at(-1)?.includes('.') ? 1 : 0);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - groups);
  const full = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return `${full
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
