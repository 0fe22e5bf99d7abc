import { addDays } from '@kaksha/domain/dates';
import type { DayActivity } from '@kaksha/domain/engagement';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActivityChart } from './activity-chart';
import { changeOf } from './metrics';

const series: DayActivity[] = Array.from({ length: 30 }, (_, index) => ({
  date: addDays('2026-01-15', index - 29),
  views: index,
  contacts: index === 20 ? 4 : 0,
  enrolments: 0,
}));

function show(days: readonly DayActivity[] = series) {
  const onDays = jest.fn();
  render(
    <ActivityChart
      title="Last 30 days"
      series={days}
      totals={{ views: 400, contacts: 64, enrolments: 0 }}
      changes={{ views: changeOf(400, 330), enrolments: changeOf(0, 6) }}
      against="the 30 days before"
      days={30}
      onDays={onDays}
    />,
  );
  return { user: userEvent.setup(), onDays };
}

test('shows totals, changes and conversion shares as text', () => {
  show();
  const chart = within(screen.getByRole('region', { name: 'Last 30 days' }));
  expect(chart.getByText('400')).toBeInTheDocument();
  expect(chart.getByText(/^21% up/).parentElement).toHaveTextContent('21% up against the 30 days before');
  expect(chart.getByText(/^6 fewer/)).toBeInTheDocument();
  expect(chart.getByText('highest day 29')).toBeInTheDocument();
  expect(chart.getByText('16% of views')).toBeInTheDocument();
  expect(chart.getByText('0% of contacts')).toBeInTheDocument();
});

test('each row of bars names its highest day', () => {
  show();
  expect(screen.getByRole('img', { name: 'Views by day, most on 15 Jan: 29' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Contacted by day, most on 6 Jan: 4' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Enrolled by day: none' })).toBeInTheDocument();
});

test('shows the metrics as a table, latest day first', async () => {
  const { user } = show();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'The same as a table' }));
  const rows = within(screen.getByRole('table', { name: 'Last 30 days, by day' })).getAllByRole('row');
  expect(rows).toHaveLength(31);
  expect(rows[1]).toHaveTextContent('15 Jan 20262900');
});

test('reports a change of the period', async () => {
  const { user, onDays } = show();
  expect(screen.getByRole('button', { name: '30 days', pressed: true })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '90 days' }));
  expect(onDays).toHaveBeenCalledWith(90);
});

test('renders without any days', () => {
  show([]);
  expect(screen.getByRole('img', { name: 'Views by day: none' })).toBeInTheDocument();
});
