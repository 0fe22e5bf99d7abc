import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegionError } from './region-error';

describe('a part that did not load', () => {
  it('is announced by name and offers Retry', async () => {
    const onRetry = jest.fn();
    render(<RegionError title="Similar courses did not load" text="The rest of the page works." onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Similar courses did not load');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Similar courses did not load');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('fills the page when a whole remote is missing', () => {
    render(<RegionError variant="route" title="The trainer area did not load" />);
    expect(screen.getByRole('heading', { level: 1, name: 'The trainer area did not load' })).toBeInTheDocument();
  });
});
