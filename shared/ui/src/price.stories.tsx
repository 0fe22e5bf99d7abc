import { States } from '@kaksha/testing/states';
import type { Meta } from '@storybook/react-vite';
import { Price } from './price';

const meta: Meta<typeof Price> = { component: Price };
export default meta;

const fees = { inr: 15_000, usd: 190, discount: 20 };

export const AllStates = () => (
  <States
    row
    of={{
      discount: <Price fees={fees} />,
      'full fee after': <Price fees={fees} full="after" />,
      'full fee below': <Price fees={fees} full="below" size="l" />,
      dollars: <Price fees={fees} currency="USD" size="s" />,
      'no discount': <Price fees={{ ...fees, discount: 0 }} />,
      free: <Price fees={{ inr: 0, usd: null, discount: 0 }} />,
      'no fee': <Price fees={{ inr: null, usd: null, discount: 0 }} />,
    }}
  />
);
