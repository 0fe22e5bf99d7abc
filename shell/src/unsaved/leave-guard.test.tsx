import { useUnsavedWork } from '@kaksha/contract/unsaved';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { clearBrowser, renderShell } from '../testing/fake-shell';

function Form() {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const { release } = useUnsavedWork(text ? 'The course is not saved yet.' : null);
  const save = () => {
    release();
    void navigate('/done');
  };
  return (
    <>
      <input aria-label="Name" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={save}>
        Save
      </button>
    </>
  );
}

const routes = [
  { path: 'form', element: <Form /> },
  { path: 'done', element: <h1>Done</h1> },
];
const confirmDialog = () => screen.findByRole('dialog', { name: 'Leave this page?' });

const closeTab = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

afterEach(clearBrowser);

test('leaving a page without unsaved changes needs no confirmation', async () => {
  const { router } = await renderShell({ routes, path: '/form' });
  expect(closeTab()).toBe(true);
  await act(() => router.navigate('/done'));
  expect(screen.getByRole('heading', { name: 'Done' })).toBeInTheDocument();
});

test('leaving unsaved changes asks first, and Stay keeps them', async () => {
  const { router, user } = await renderShell({ routes, path: '/form' });
  await user.type(screen.getByLabelText('Name'), 'Kube');
  expect(closeTab()).toBe(false);
  await act(() => router.navigate('/done'));
  expect(await confirmDialog()).toHaveAccessibleDescription('The course is not saved yet.');
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.pathname).toBe('/form');
  expect(screen.getByLabelText('Name')).toHaveValue('Kube');
});

test('Escape stays on the page, Leave continues the navigation', async () => {
  const { router, user } = await renderShell({ routes, path: '/form' });
  await user.type(screen.getByLabelText('Name'), 'Kube');
  await act(() => router.navigate('/done'));
  await confirmDialog();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await act(() => router.navigate('/done'));
  await confirmDialog();
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: 'Done' })).toBeInTheDocument();
  expect(closeTab()).toBe(true);
});

test('a change of only the search part needs no confirmation', async () => {
  const { router, user } = await renderShell({ routes, path: '/form' });
  await user.type(screen.getByLabelText('Name'), 'Kube');
  await act(() => router.navigate('/form?step=2'));
  expect(router.state.location.search).toBe('?step=2');
});

test('navigation after a save needs no confirmation', async () => {
  const { user } = await renderShell({ routes, path: '/form' });
  await user.type(screen.getByLabelText('Name'), 'Kube');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Done' })).toBeInTheDocument();
});
