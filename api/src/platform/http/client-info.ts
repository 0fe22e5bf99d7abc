import { networkOf } from '@kaksha/domain/network-address';
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
