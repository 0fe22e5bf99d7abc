import { sessionChannel } from './session-channel';

const Original = globalThis.BroadcastChannel;
afterEach(() => {
  globalThis.BroadcastChannel = Original;
});

test.each([
  ['has no channel', undefined],
  [
    'blocks it with storage',
    class {
      constructor() {
        throw new DOMException('blocked', 'SecurityError');
      }
    },
  ],
])('a browser that %s tells other tabs nothing', (_, channelClass) => {
  Object.assign(globalThis, { BroadcastChannel: channelClass });
  const channel = sessionChannel();
  channel.post('signed-out');
  expect(channel.listen(() => {})).toBeInstanceOf(Function);
});
