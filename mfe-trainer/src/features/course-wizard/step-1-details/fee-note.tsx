import { useResource } from '@kaksha/api-client/use-resource';
import { priceIn } from '@kaksha/domain/money';
import { platformFeeExample, platformFeeTitle } from '@kaksha/domain/platform-fee';
import { useWatch } from 'react-hook-form';
import { useTrainerStore } from '../../../store/store-context';
import type { DetailsValues } from './details-values';

/** What the platform keeps of the typed fee, else of an example. */
export function FeeNote() {
  const { platformFee } = useTrainerStore();
  const percent = useResource(platformFee).data;
  const [inr, discount] = useWatch<DetailsValues, ['feeInr', 'discount']>({ name: ['feeInr', 'discount'] });
  if (percent === null) return null;
  const price = priceIn({ inr: Number(inr) || null, usd: null, discount: Number(discount) || 0 }, 'INR');
  return (
    <p className="meta">
      {`${platformFeeTitle(percent)}. ${platformFeeExample(percent, price && price.amount > 0 ? price.amount : undefined)}`}
    </p>
  );
}
