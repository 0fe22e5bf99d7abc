import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { retryableLazy } from './retryable-lazy';

describe('a component that is fetched when it is shown', () => {
  it('is rendered once its code is loaded', async () => {
    const Hello = retryableLazy(
      async () =>
        ({ name }: { name: string }) =>
          `Hello ${name}`,
    );
    render(<Hello name="Priya" />);
    expect(await screen.findByText('Hello Priya')).toBeInTheDocument();
  });

  it('shows an error in its place when loading fails, and retries on request', async () => {
    const load = jest.fn<Promise<() => string>, []>();
    load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(() => 'There it is');
    const Late = retryableLazy(load);
    const user = userEvent.setup();
    render(
      <>
        <input aria-label="Name" />
        <Late />
      </>,
    );
    await user.type(screen.getByLabelText('Name'), 'Kube');
    expect(await screen.findByRole('alert')).toHaveTextContent('This part of the page did not load.');
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('There it is')).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('Kube');
  });
});
