import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AsyncBoundary, type AsyncBoundaryProps, type AsyncResource } from './async-boundary';

type Names = readonly string[];

const resource = (status: AsyncResource<Names>['status'], data: Names | null): AsyncResource<Names> => ({
  status,
  data,
  error: status === 'failed' ? { message: 'The server does not answer.' } : null,
});

const show = (state: AsyncResource<Names>, props: Partial<AsyncBoundaryProps<Names>> = {}) =>
  render(
    <AsyncBoundary
      resource={state}
      name="Saved courses"
      onRetry={() => {}}
      loading={<p>skeleton</p>}
      empty={<p>empty</p>}
      {...props}
    >
      {(items) => <p>{items.join(', ') || 'no items'}</p>}
    </AsyncBoundary>,
  );

test.each(['idle', 'loading'] as const)('shows the skeleton and announces the load while %s', (status) => {
  show(resource(status, null));
  expect(screen.getByRole('status')).toHaveTextContent('Saved courses are loading');
  expect(screen.getByText('skeleton')).toBeInTheDocument();
});

test('announces the load of one thing in the singular', () => {
  show(resource('loading', null), { name: 'The ledger', singular: true });
  expect(screen.getByRole('status')).toHaveTextContent('The ledger is loading');
});

test('shows and announces nothing while loading without a skeleton', () => {
  const { container } = show(resource('loading', null), { loading: undefined });
  expect(container).toBeEmptyDOMElement();
});

test('keeps showing data while it is loaded again', () => {
  show(resource('loading', ['One', 'Two']));
  expect(screen.getByText('One, Two')).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByText('skeleton')).not.toBeInTheDocument();
});

test('shows the empty state when the loaded list has no items', () => {
  show(resource('succeeded', []));
  expect(screen.getByText('empty')).toBeInTheDocument();
});

test('passes an empty list to children when there is no empty state', () => {
  show(resource('succeeded', []), { empty: undefined });
  expect(screen.getByText('no items')).toBeInTheDocument();
});

test('decides by isEmpty when it is given', () => {
  show(resource('succeeded', ['archived']), { isEmpty: (names) => names.every((name) => name === 'archived') });
  expect(screen.getByText('empty')).toBeInTheDocument();
});

test('shows the error with Retry when the first load fails', async () => {
  const onRetry = jest.fn();
  show(resource('failed', null), { onRetry });
  expect(screen.getByRole('alert')).toHaveTextContent('Saved courses did not loadThe server does not answer.');
  expect(screen.queryByText('skeleton')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test.each([
  [403, 'You have no access to this'],
  [404, 'This is not here any more'],
])('says without Retry what an answer %i means, since another call gets the same one', (status, title) => {
  const refused = { ...resource('failed', null), error: { message: 'Only its trainer sees it.', status } };
  show(refused, { error: { title: 'Failed to fetch courses' } });
  expect(screen.getByRole('alert')).toHaveTextContent(`${title}Only its trainer sees it.`);
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('loads again when the device is back online, but not after an answer of the server', () => {
  const onRetry = jest.fn();
  const { unmount } = show(resource('failed', null), { onRetry });
  fireEvent(window, new Event('online'));
  expect(onRetry).not.toHaveBeenCalled();
  unmount();
  show({ ...resource('failed', null), error: { message: 'No response.', status: 0 } }, { onRetry });
  fireEvent(window, new Event('online'));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('takes the title and heading level of the error from its props', () => {
  show(resource('failed', null), { error: { level: 3, title: 'Failed to fetch courses' } });
  expect(screen.getByRole('heading', { level: 3, name: 'Failed to fetch courses' })).toBeInTheDocument();
});

test('keeps data when loading it again fails, and does not claim that an empty list is empty', () => {
  const { unmount } = show(resource('failed', ['One']));
  expect(screen.getByText('One')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toBeInTheDocument();
  unmount();
  show(resource('failed', []));
  expect(screen.queryByText('empty')).not.toBeInTheDocument();
});

test('hides the error of a failed reload when staleError is hidden', () => {
  show(resource('failed', ['One']), { staleError: 'hidden' });
  expect(screen.getByText('One')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('keeps the empty state when staleError is hidden', () => {
  show(resource('failed', []), { staleError: 'hidden' });
  expect(screen.getByText('empty')).toBeInTheDocument();
});

test('a page replaces the error of a failed first load, and keeps data of an earlier one', () => {
  const failure: AsyncBoundaryProps<Names>['failure'] = (error) => <p>Page: {error?.message}</p>;
  const { unmount } = show(resource('failed', null), { failure });
  expect(screen.getByText('Page: The server does not answer.')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  unmount();
  show(resource('failed', ['One']), { failure });
  expect(screen.getByText('One')).toBeInTheDocument();
  expect(screen.queryByText(/^Page/)).not.toBeInTheDocument();
});
