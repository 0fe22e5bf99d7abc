import { deviceName, isPhone } from './device-name';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36',
    'Chrome on Windows',
    false,
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0 Safari/537.36 Edg/141.0', 'Edge on Windows', false],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
    true,
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36',
    'Chrome on Android',
    true,
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15.0; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox on macOS', false],
  ['curl/8.5', 'Unknown device', false],
  [null, 'Unknown device', false],
])('%s is shown as %s', (userAgent, name, phone) => {
  expect(deviceName(userAgent)).toBe(name);
  expect(isPhone(userAgent)).toBe(phone);
});
