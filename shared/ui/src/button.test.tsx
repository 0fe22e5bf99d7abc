import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

describe('a button', () => {
  it('acts once while it is busy and keeps the focus', async () => {
    const [onClick, onSubmit] = [jest.fn(), jest.fn((event: { preventDefault(): void }) => event.preventDefault())];
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy onClick={onClick}>
          Save
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Save', busy: true });
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
  });

  it('has a pressed state only as a toggle', () => {
    const { rerender } = render(<Button>Share</Button>);
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-pressed');
    rerender(<Button pressed={false}>Share</Button>);
    expect(screen.getByRole('button', { pressed: false })).toBeInTheDocument();
  });

  it('does not submit a form by default', () => {
    const onSubmit = jest.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button>Add</Button>
      </form>,
    );
    fireEvent.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
