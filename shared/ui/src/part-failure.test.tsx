import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PartFailure } from './part-failure';

test.each(['inline', 'route'] as const)(
  '%s: shows the specified texts, the part, Refresh Page and Retry',
  async (variant) => {
    const onRetry = jest.fn();
    render(<PartFailure variant={variant} part="The trainer area did not load." onRetry={onRetry} />);
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
    expect(screen.getByText("We're sorry for the inconvenience. Please refresh the page.")).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('The trainer area did not load.');
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Refresh Page', 'Retry']);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  },
);
