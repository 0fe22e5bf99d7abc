import { render, screen } from '@testing-library/react';
import { ListFaces, type ListFacesProps } from './list-faces';

const show = (state: Pick<ListFacesProps<string>, 'status' | 'items'>) =>
  render(
    <ListFaces
      {...state}
      error={state.status === 'failed' ? { message: 'The cable is cut.' } : null}
      name="Saved courses"
      onRetry={() => {}}
      skeleton={<p>skeleton</p>}
      empty={<p>empty</p>}
    >
      {(items) => <p>{items.join(', ')}</p>}
    </ListFaces>,
  );

test.each(['idle', 'loading'] as const)('a list that is %s holds its place and says so', (status) => {
  show({ status, items: null });
  expect(screen.getByRole('status')).toHaveTextContent('Saved courses are loading');
  expect(screen.getByText('skeleton')).toBeInTheDocument();
});

test('a list that is there is shown, also while it is loaded again', () => {
  show({ status: 'loading', items: ['One', 'Two'] });
  expect(screen.getByText('One, Two')).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByText('skeleton')).not.toBeInTheDocument();
});

test('an empty list says what to do', () => {
  show({ status: 'succeeded', items: [] });
  expect(screen.getByText('empty')).toBeInTheDocument();
});

test('a list that failed says why and offers Retry', () => {
  show({ status: 'failed', items: null });
  expect(screen.getByRole('alert')).toHaveTextContent('Saved courses did not loadThe cable is cut.');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  expect(screen.queryByText('skeleton')).not.toBeInTheDocument();
});

test('what was there stays when asking again fails, and an empty list does not claim to be empty', () => {
  const { unmount } = show({ status: 'failed', items: ['One'] });
  expect(screen.getByText('One')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toBeInTheDocument();
  unmount();
  show({ status: 'failed', items: [] });
  expect(screen.queryByText('empty')).not.toBeInTheDocument();
});
