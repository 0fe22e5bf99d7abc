import { batch } from '@kaksha/testing/factories';
import { render, screen } from '@testing-library/react';
import { BatchOption } from './batch-option';

const now = new Date('2026-01-12T06:00:00Z');
const option = (over: Parameters<typeof batch>[0], viewerZone: string | null) =>
  render(<BatchOption batch={batch(over)} now={now} viewerZone={viewerZone} checked={false} onChoose={jest.fn()} />)
    .unmount;

test('shows the distance in days; in another zone the local hours replace it', () => {
  const unmount = option({ startDate: '2026-01-19' }, null);
  expect(screen.getByRole('radio')).toHaveAccessibleName(expect.stringContaining('In 7 days'));
  unmount();
  option({ startDate: '2026-01-19' }, 'Europe/London');
  expect(screen.getByText(/in London$/)).toBeInTheDocument();
  expect(screen.queryByText('In 7 days')).not.toBeInTheDocument();
});

test('shows that a batch is running in every zone', () => {
  option({ startDate: '2026-01-05', endDate: '2026-02-13' }, 'Europe/London');
  expect(screen.getByText(/^Running, week 2/)).toBeInTheDocument();
  expect(screen.getByText(/in London$/)).toBeInTheDocument();
});
