import { HostProvider } from '@kaksha/contract/host-context';
import { createFakeHost } from '@kaksha/testing/fake-host';
import { act, renderHook } from '@testing-library/react';
import { ApiError } from './errors';
import { useAction, useFormAction } from './use-action';

const refusal = new ApiError('The batch is full.', 409, 'BATCH_FULL');

function open() {
  const host = createFakeHost();
  const { result } = renderHook(() => useAction<'send' | 'close'>(), {
    wrapper: ({ children }) => <HostProvider host={host}>{children}</HostProvider>,
  });
  return { host, result };
}

test('an action is busy until its work and what follows have ended, and a second one waits', async () => {
  const { host, result } = open();
  let finish = () => {};
  const work = () =>
    new Promise<void>((resolve) => {
      finish = resolve;
    });
  let done: Promise<boolean> | undefined;
  await act(async () => {
    done = result.current.run(work, { key: 'send', failed: 'Not sent' });
  });
  expect(result.current).toMatchObject({ busy: true, running: 'send' });
  const other = jest.fn();
  await act(() => result.current.run(other, { key: 'close', failed: 'Not closed' }));
  expect(other).not.toHaveBeenCalled();
  await act(async () => finish());
  expect(await done).toBe(true);
  expect(result.current).toMatchObject({ busy: false, running: null });
  expect(host.notices).toEqual([]);
});

test('a failure is told in a notice, with the reason of the server and Retry', async () => {
  const { host, result } = open();
  const retry = jest.fn();
  const always = jest.fn();
  await act(() =>
    result.current.run(() => Promise.reject(refusal), {
      id: 'batch',
      failed: 'Not sent',
      about: 'Yoga',
      retry,
      always,
    }),
  );
  expect(host.notices).toMatchObject([{ id: 'batch', title: 'Not sent', description: 'Yoga: The batch is full.' }]);
  expect(always).toHaveBeenCalledTimes(1);
  host.notices[0]?.action?.onClick();
  expect(retry).toHaveBeenCalledTimes(1);
  await act(() => result.current.run(() => Promise.reject(new Error('bug')), { failed: 'Not sent' }));
  expect(host.notices.at(-1)).toMatchObject({ title: 'Not sent', description: 'Please try again.' });
  expect(host.notices.at(-1)).not.toHaveProperty('action');
});

test('an error that the page handles gets no notice', async () => {
  const { host, result } = open();
  await act(() => result.current.run(() => Promise.reject(refusal), { failed: 'Not sent', onError: async () => true }));
  expect(host.notices).toEqual([]);
});

test('a form shows the reason until the next attempt', async () => {
  const { result } = renderHook(() => useFormAction());
  await act(() => result.current.run(() => Promise.reject(refusal)));
  expect(result.current).toMatchObject({ busy: false, problem: 'The batch is full.' });
  await act(() => result.current.run(async () => {}));
  expect(result.current.problem).toBeNull();
});
