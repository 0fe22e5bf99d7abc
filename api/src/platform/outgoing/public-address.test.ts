import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { postTo } from './post';
import { isPublicAddress, looksPrivate } from './public-address';

test.each([
  ...[
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
  ],
  ...['192.0.2.1', '198.18.0.1', '203.0.113.9', '224.0.0.1', '255.255.255.255'],
  ...['::', '::1', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '64:ff9b::a00:1'],
  ...['2002:a00:1::', '2001::1', '2001:db8::1', 'no address', ''],
])('%s is no address of the internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '192.169.0.1', '2606:4700::1111', '2a00:1450::1'])(
  '%s is one of the internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  ['https://[::1]/', true],
  ['https://[::ffff:127.0.0.1]/', true],
  ['https://0x7f.1/', true],
  ['https://LOCALHOST./', true],
  ['https://a.localhost/', true],
  ['https://localhost.example.com/', false],
  ['https://8.8.8.8/', false],
])('whether %s looks private: %j', (address, isPrivate) => {
  expect(looksPrivate(address)).toBe(isPrivate);
});

const post = (address: string, allowsPrivate: boolean) => postTo(address, { headers: {}, body: '{}', allowsPrivate });

test('nothing is sent to a private address or without encryption', async () => {
  await expect(post('https://127.0.0.1:9/', false)).rejects.toThrow('private network');
  await expect(post('http://8.8.8.8/', false)).rejects.toThrow('private network');
});

test('an answer without an end is given up, and its status counts', async () => {
  const server = createServer((_request, response) => {
    const write = () => {
      if (!response.destroyed) response.write(Buffer.alloc(32 * 1024), () => setImmediate(write));
    };
    write();
  });
  const closed = new Promise((resolve) => server.once('connection', (socket) => socket.once('close', resolve)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  expect(await post(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, true)).toBe(200);
  await closed;
  await new Promise((resolve) => server.close(resolve));
});
