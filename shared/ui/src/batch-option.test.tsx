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

test('the hours are those of the next class, also after a clock change in the zone of the viewer', () => {
  const since = { startDate: '2025-10-20', endDate: '2026-03-31', startTime: '10:00', endTime: '13:00' };
  option(since, 'America/New_York');
  expect(screen.getByText('11:30 PM–2:30 AM in New York, the day before')).toBeInTheDocument();
});

test('a first class that is moved has its own day and hours', () => {
  const change = { day: '2026-01-19', action: 'move', toDay: '2026-01-18', toTime: '18:30', reason: 'x' } as const;
  option({ startDate: '2026-01-19', sessionChanges: [change] }, null);
  expect(screen.getByText(/Sun, 6:30–8:30 PM IST/)).toBeInTheDocument();
  expect(screen.getByText('In 6 days')).toBeInTheDocument();
  expect(screen.getByText('Sunday, 18 January 2026')).toBeInTheDocument();
});

test('the zone of a summer batch is named as in summer', () => {
  option({ startDate: '2026-07-06', timeZone: 'EST' }, null);
  expect(screen.getByText(/7:00–9:00 PM EDT/)).toBeInTheDocument();
});
