import { States } from '@kaksha/testing/states';
import type { Meta } from '@storybook/react-vite';
import { StarRating } from './star-rating';

const meta: Meta<typeof StarRating> = { component: StarRating };
export default meta;

const rating = { average: 4.84, count: 128 };

export const Variants = () => (
  <States
    row
    of={{
      brief: <StarRating rating={rating} />,
      long: <StarRating rating={rating} variant="long" />,
      'one review': <StarRating rating={{ average: 5, count: 1 }} variant="long" />,
      bare: <StarRating rating={rating} variant="bare" />,
    }}
  />
);
