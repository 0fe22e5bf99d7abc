import { testNow } from '@kaksha/testing/factories';
import { States } from '@kaksha/testing/states';
import type { Meta } from '@storybook/react-vite';
import { DateTile } from './date-tile';

const meta: Meta<typeof DateTile> = { component: DateTile };
export default meta;

const sizes = ['xs', 's', 'm', 'l', 'xl'] as const;

export const Sizes = () => (
  <States
    row
    of={Object.fromEntries(
      sizes.map((size) => [size, <DateTile key={size} size={size} date="2026-01-24" now={testNow} />]),
    )}
  />
);

export const Dates = () => (
  <States
    row
    of={{
      'in 4 days': <DateTile size="l" date="2026-01-19" now={testNow} />,
      today: <DateTile size="l" date="2026-01-15" now={testNow} />,
      'in 29 days': <DateTile size="l" date="2026-02-13" now={testNow} />,
      'in 3 months': <DateTile size="l" date="2026-04-20" now={testNow} />,
      past: <DateTile size="l" date="2026-01-05" now={testNow} />,
      'class is running': <DateTile size="l" date="2026-01-05" now={testNow} live />,
      'no date': <DateTile size="l" date={null} now={testNow} />,
      'on a picture': (
        <div style={{ padding: 16, background: '#d97706' }}>
          <DateTile size="l" date="2026-01-19" now={testNow} onCover />
        </div>
      ),
    }}
  />
);
