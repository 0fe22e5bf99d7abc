import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Button } from './button';
import { Menu } from './menu';

function show(onSelect = jest.fn()) {
  render(
    <Menu
      label="Share"
      items={[{ label: 'LinkedIn', to: '/linkedin' }, 'separator', { label: 'Copy Link', onSelect }]}
      trigger={(props) => <Button {...props}>Share</Button>}
    />,
    { wrapper: MemoryRouter },
  );
  return { user: userEvent.setup(), button: screen.getByRole('button', { name: 'Share' }), onSelect };
}

describe('a menu', () => {
  it('opens by a press and has an expanded state', async () => {
    const { user, button } = show();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(await screen.findByRole('menu', { name: 'Share' })).toBeInTheDocument();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('menuitem', { name: 'LinkedIn' })).toHaveAttribute('href', '/linkedin');
  });

  it('runs the selected action and closes', async () => {
    const { user, button, onSelect } = show();
    await user.click(button);
    await user.click(await screen.findByRole('menuitem', { name: 'Copy Link' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  });

  it('opens at its first item by arrow key; Escape returns to the button', async () => {
    const { user, button } = show();
    button.focus();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'LinkedIn' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  });
});
