import { Controlled, States } from '@kaksha/testing/states';
import type { Meta } from '@storybook/react-vite';
import { RangeSlider } from './range-slider';

const meta: Meta<typeof RangeSlider> = { component: RangeSlider };
export default meta;

const labels = ['Minimum price', 'Maximum price'] as const;
const buckets = [0, 2, 6, 3, 1, 0, 4, 8, 2, 1, 0, 0, 1, 0, 0, 1];

export const AllStates = () => (
  <div style={{ maxInlineSize: 320 }}>
    <Controlled<[number, number]> initial={[20_000, 60_000]}>
      {(value, onCommit) => (
        <States
          of={{
            'with a histogram': <RangeSlider min={0} max={90_000} {...{ labels, buckets, value, onCommit }} />,
            plain: <RangeSlider min={0} max={90_000} step={1000} {...{ labels, value, onCommit }} />,
            'whole range': <RangeSlider min={0} max={90_000} value={[0, 90_000]} {...{ labels, buckets, onCommit }} />,
          }}
        />
      )}
    </Controlled>
  </div>
);
