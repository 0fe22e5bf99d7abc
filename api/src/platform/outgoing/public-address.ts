import dns from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that the internet does not route, and those that hold addresses of them. RFC 6890 and its registry. */
const closed = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  closed.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  closed.addSubnet(network, bits, 'ipv6');
}

/** Of IPv6, the internet routes these only; local, mapped and translated addresses are outside of them. */
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is one of the internet, and not of this machine or a private network. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && open6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

const localNames = /(^|\.)(localhost|local|internal|lan|home\.arpa)\.?$/i;

/** The host of an address without the brackets of IPv6. */
const hostOf = (address: string) => new URL(address).hostname.replace(/^\[|\]$/g, '');

/** Whether the text of an address says that it is private. A name can still lead to a private network. */
export function looksPrivate(address: string): boolean {
  const host = hostOf(address);
  return isIP(host) ? !isPublicAddress(host) : localNames.test(host);
}

/** Whether the name of an address leads to a private network now; false when it cannot be resolved. */
export async function leadsToPrivate(address: string): Promise<boolean> {
  if (looksPrivate(address)) return true;
  const found = await dns.promises.lookup(hostOf(address), { all: true }).catch(() => []);
  return found.some((each) => !isPublicAddress(each.address));
}

/** A connection to this machine or to a private network was refused. */
export class PrivateAddressError extends Error {
  constructor() {
    super('the address leads to a private network');
    this.name = 'PrivateAddressError';
  }
}

/** Resolves names for a connection, which then goes to the address that was checked. Refuses private ones. */
export const publicLookup: LookupFunction = (host, options, done) => {
  dns.lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, []);
    if (found.length === 0 || found.some(({ address }) => !isPublicAddress(address))) {
      return done(new PrivateAddressError(), []);
    }
    const [first] = found;
    if (options.all || !first) return done(null, found);
    done(null, first.address, first.family);
  });
};
