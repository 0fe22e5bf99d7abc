import { render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { lazily } from './lazily';

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? 'did not load' : this.props.children;
  }
}

describe('a component that is fetched when it is shown', () => {
  it('appears once its code is there', async () => {
    const Hello = lazily(
      async () =>
        ({ name }: { name: string }) =>
          `Hello ${name}`,
    );
    render(<Hello name="Priya" />);
    expect(await screen.findByText('Hello Priya')).toBeInTheDocument();
  });

  it('is tried again after a download that failed', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const load = jest.fn<Promise<() => string>, []>();
    load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(() => 'There it is');
    const Late = lazily(load);
    const first = render(<Late />, { wrapper: Boundary });
    expect(await screen.findByText('did not load')).toBeInTheDocument();
    first.unmount();
    render(<Late />, { wrapper: Boundary });
    expect(await screen.findByText('There it is')).toBeInTheDocument();
  });
});
