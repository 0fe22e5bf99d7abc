import { internationalContactNo, nationalContactNo } from './contact-numbers';

describe('phone numbers', () => {
  test('are stored without the country code and displayed with it', () => {
    for (const typed of ['9876543210', '+919876543210', '+91 98765 43210', '+91-98765-43210', '98765 43210']) {
      expect(nationalContactNo(typed, '91')).toBe('9876543210');
    }
    expect(nationalContactNo('9191919191', '91')).toBe('9191919191');
    expect(internationalContactNo('9876543210', '91')).toBe('+919876543210');
    expect(internationalContactNo(null, '91')).toBe('');
  });
});
