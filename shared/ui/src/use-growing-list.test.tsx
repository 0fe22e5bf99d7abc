import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useGrowingList } from './use-growing-list';

function Letters({ add }: { add: () => Promise<string[]> }) {
  const [letters, setLetters] = useState(['a', 'b']);
  const { list, busy, grow } = useGrowingList<HTMLUListElement>();
  const more = async () => {
    const next = await add();
    setLetters((shown) => [...shown, ...next]);
    return next.length > 0;
  };
  return (
    <>
      <ul ref={list}>
        {letters.map((letter) => (
          <li key={letter}>{letter}</li>
        ))}
      </ul>
      {letters.length < 4 && (
        <button type="button" aria-busy={busy} onClick={() => void grow(more)}>
          Show more
        </button>
      )}
    </>
  );
}

test('moves the focus to the first new item, also when the button is gone', async () => {
  render(<Letters add={async () => ['c', 'd']} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getByText('c')).toHaveFocus();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('keeps the focus on the button when nothing was added', async () => {
  render(<Letters add={async () => []} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getByRole('button', { name: 'Show more' })).toHaveFocus();
});
