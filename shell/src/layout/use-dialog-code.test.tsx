import { screen } from '@testing-library/react';
import { useState } from 'react';
import { clearBrowser, renderShell } from '../testing/fake-shell';
import { useDialogCode } from './use-dialog-code';

afterEach(clearBrowser);

/** @param load  gets the number of the try */
function Opener({ load }: { load: (attempt: number) => Promise<() => React.ReactNode> }) {
  const [tries] = useState({ count: 0 });
  const [open, setOpen] = useState(true);
  const { Dialog } = useDialogCode(
    'palette',
    open,
    () => load(++tries.count),
    () => setOpen(false),
  );
  return Dialog ? <Dialog /> : <p>{open ? 'Opening' : 'Closed'}</p>;
}
const Loaded = () => <p>The dialog</p>;
const open = (load: (attempt: number) => Promise<() => React.ReactNode>) =>
  renderShell({ routes: [{ path: 'page', element: <Opener load={load} /> }], path: '/page' });
const notice = 'No response from server. Please check your connection.';

test('a dialog whose code fails without a network says so and closes', async () => {
  await open(() => Promise.reject(new Error('no network')));
  expect(await screen.findByText('Closed')).toBeInTheDocument();
  expect(screen.getByText(notice)).toBeInTheDocument();
});

test('a dialog that was asked for in an outage opens when the outage is over, without a notice', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open((attempt) => {
    if (attempt > 1) return Promise.resolve(Loaded);
    onLine.mockReturnValue(true);
    return Promise.reject(new Error('no network'));
  });
  expect(await screen.findByText('The dialog')).toBeInTheDocument();
  expect(screen.queryByText(notice)).not.toBeInTheDocument();
});
