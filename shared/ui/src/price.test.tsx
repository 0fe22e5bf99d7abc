import { render } from '@testing-library/react';
import { Price } from './price';

describe('a price', () => {
  it.each([
    [
      'a discounted fee, the full one struck through',
      { inr: 15_000, usd: 190, discount: 20 },
      'Full fee ₹15,000₹12,000',
    ],
    ['a fee without a discount', { inr: 9_900, usd: null, discount: 0 }, '₹9,900'],
    ['dollars when there is no fee in ₹', { inr: null, usd: 190, discount: 0 }, '$190'],
    ['Free', { inr: 0, usd: null, discount: 0 }, 'Free'],
    ['a fee that a discount takes off whole', { inr: 500, usd: null, discount: 100 }, 'Full fee ₹500Free'],
    ['Price on request', { inr: null, usd: null, discount: 10 }, 'Price on request'],
  ])('shows %s', (_, fees, text) => {
    const { container } = render(<Price fees={fees} />);
    expect(container).toHaveTextContent(text);
    expect(container.querySelector('s') !== null).toBe(text.startsWith('Full fee'));
  });
});
