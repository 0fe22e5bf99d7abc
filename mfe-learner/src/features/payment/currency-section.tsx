import type { Currency } from '@kaksha/domain/catalogue';
import { formatPrice, type Price } from '@kaksha/domain/money';
import { Segmented } from '@kaksha/ui/segmented';

interface CurrencySectionProps {
  prices: readonly Price[];
  chosen: Price | null;
  /** Disables the choice during a payment. */
  locked: boolean;
  onChoose: (currency: Currency) => void;
}

const names: Record<Currency, string> = { INR: 'Indian rupees', USD: 'US dollars' };

/** Currency choice, only for courses with fees in both currencies. */
export function CurrencySection({ prices, chosen, locked, onChoose }: CurrencySectionProps) {
  if (prices.length < 2 || !chosen || chosen.amount === 0) return null;
  return (
    <Segmented
      label="Currency"
      hint="Your bank may add a fee for a currency that is not yours."
      options={prices.map((price) => ({
        value: price.currency,
        label: `${names[price.currency]}, ${formatPrice(price)}`,
      }))}
      value={chosen.currency}
      disabled={locked}
      onValueChange={onChoose}
    />
  );
}
