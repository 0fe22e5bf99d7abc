import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Sign in" description="We finish your enrolment after this.">
        <input aria-label="Email" />
      </Dialog>
    </>
  );
}

async function openDialog() {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sign in' });
  return { user, dialog };
}

describe('a dialog', () => {
  it('is named by its title and described by its description', async () => {
    const { dialog } = await openDialog();
    expect(dialog).toHaveAccessibleDescription('We finish your enrolment after this.');
  });

  it('focuses the first field, not the close button', async () => {
    await openDialog();
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  });

  it('closes on Escape and returns the focus', async () => {
    const { user } = await openDialog();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('closes by its close button', async () => {
    const { user } = await openDialog();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('adds no style element, which the content security policy would block', async () => {
    await openDialog();
    expect(document.querySelectorAll('style')).toHaveLength(0);
  });
});
