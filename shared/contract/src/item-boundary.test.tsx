import { createFakeHost, type FakeHost } from '@kaksha/testing/fake-host';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { HostProvider, ItemBoundary } from './host-context';

const Day = ({ of }: { of: string }) => <time>{new Date(of).toISOString()}</time>;

const days = { first: '2026-01-15', broken: 'no day', last: '2026-01-16' };
const list = (host: FakeHost, shown: Record<string, string> = days) => (
  <HostProvider host={host}>
    <ul>
      {Object.entries(shown).map(([id, day]) => (
        <ItemBoundary key={id}>
          <li>
            <Day of={day} />
          </li>
        </ItemBoundary>
      ))}
    </ul>
  </HostProvider>
);
const shownDays = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const others = ['2026-01-15T00:00:00.000Z', '2026-01-16T00:00:00.000Z'];
const reported = { error: expect.any(RangeError), where: 'item' };

// React writes caught errors to the console.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void jest.restoreAllMocks());

test('an item that cannot be shown is left out and reported once', () => {
  const host = createFakeHost();
  const { rerender } = render(list(host));
  rerender(list(host));
  expect(shownDays()).toEqual(others);
  expect(host.reportedErrors).toEqual([reported]);
});

test('an item that fails later is left out', () => {
  const host = createFakeHost();
  const { rerender } = render(list(host, { ...days, broken: '2026-01-20' }));
  expect(host.reportedErrors).toEqual([]);
  rerender(list(host));
  expect(shownDays()).toEqual(others);
});

test('the server renders the others of a page that failed as a whole, and the browser hydrates them', async () => {
  expect(() => renderToString(list(createFakeHost()))).toThrow(RangeError);

  const host = createFakeHost({ environment: { itemByItem: true } });
  const page = document.createElement('div');
  page.innerHTML = renderToString(list(host));
  document.body.append(page);
  expect(shownDays()).toEqual(others);
  const served = screen.getAllByRole('listitem');
  const onRecoverableError = jest.fn();
  const root = await act(async () => hydrateRoot(page, list(host), { onRecoverableError }));
  expect(shownDays()).toEqual(others);
  expect(screen.getAllByRole('listitem')).toEqual(served);
  expect(host.reportedErrors).toEqual([reported]);
  expect(onRecoverableError).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  page.remove();
});

test('a page that did not fail has no further markup', () => {
  const plain = renderToString(list(createFakeHost(), { first: '2026-01-15' }));
  expect(plain).toBe('<ul><li><time>2026-01-15T00:00:00.000Z</time></li></ul>');
});
