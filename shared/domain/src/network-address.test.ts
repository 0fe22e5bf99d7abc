import { networkOf, trustedProxies } from './network-address';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:0:1:aaaa::1', '2001:db8:0:1::/64'],
  ['2001:0DB8:0000:0001:ffff:1:2:3', '2001:db8:0:1::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  [0, []],
  [1, [0]],
  [2, [0, 1]],
])('%i proxies in front of the site are trusted, and no hop beyond them', (hops, expected) => {
  const trusts = trustedProxies(hops) || (() => false);
  expect([0, 1, 2, 3].filter((hop) => trusts('203.0.113.7', hop))).toEqual(expected);
});
