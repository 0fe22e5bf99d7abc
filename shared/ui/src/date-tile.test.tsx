import { render, screen } from '@testing-library/react';
import { DateTile } from './date-tile';

const now = '2026-11-21T04:30:00Z';
const trailOf = (container: HTMLElement) => container.querySelector('.trail')?.getAttribute('stroke-dasharray') ?? null;

describe('a date tile', () => {
  it('announces the full date and shows month and day', () => {
    render(<DateTile date="2026-11-23" now={now} />);
    const tile = screen.getByText('Monday, 23 November 2026').closest('time');
    expect(tile).toHaveAttribute('datetime', '2026-11-23');
    expect(screen.getByText('Nov')).toBeVisible();
    expect(screen.getByText('23')).toBeVisible();
  });

  it('adds the weekday in the largest size only', () => {
    const { rerender } = render(<DateTile date="2026-11-23" now={now} size="l" />);
    expect(screen.queryByText('Mon')).not.toBeInTheDocument();
    rerender(<DateTile date="2026-11-23" now={now} size="xl" />);
    expect(screen.getByText('Mon')).toBeVisible();
  });

  it('shows that a date is to be announced', () => {
    const { container } = render(<DateTile date={null} now={now} />);
    expect(container).toHaveTextContent('Date TBA');
    expect(container.querySelector('time')).toBeNull();
  });

  it.each([
    ['today', '2026-11-21', '30 30'],
    ['in two days', '2026-11-23', '28 30'],
    ['in 29 days', '2026-12-20', '1 30'],
    ['in 30 days, before the countdown starts', '2026-12-21', null],
    ['in the past', '2026-11-20', null],
  ])('draws the part of the month that has passed: %s', (_, date, trail) => {
    const { container } = render(<DateTile date={date} now={now} />);
    expect(trailOf(container)).toBe(trail);
  });

  it('counts days in the given time zone', () => {
    const lateInKolkata = '2026-11-21T20:00:00Z';
    const { container, rerender } = render(<DateTile date="2026-11-22" now={lateInKolkata} timeZone="Asia/Kolkata" />);
    expect(trailOf(container)).toBe('30 30');
    rerender(<DateTile date="2026-11-22" now={lateInKolkata} timeZone="America/New_York" />);
    expect(trailOf(container)).toBe('29 30');
  });

  it('is full while a class is running', () => {
    const { container } = render(<DateTile date="2026-10-12" now={now} live />);
    expect(trailOf(container)).toBe('30 30');
  });
});
