import { HostProvider } from '@kaksha/contract/host-context';
import { testNow } from '@kaksha/testing/factories';
import { createFakeHost } from '@kaksha/testing/fake-host';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { readFormDraft, useAutosave } from './form-draft';

const draftKey = { area: 'post', userId: 6, recordId: null, form: 'text' };
const unsavedMessage = 'The text is not saved yet.';

function renderAutosave() {
  const host = createFakeHost();
  const values = { title: '' };
  const wrapper = ({ children }: { children: ReactNode }) => <HostProvider host={host}>{children}</HostProvider>;
  const options = { draftKey, getValues: () => values, isSaved: () => values.title === '', unsavedMessage };
  const { result, unmount } = renderHook(() => useAutosave(options), { wrapper });
  const type = (title: string) => {
    values.title = title;
    act(() => result.current.changed());
  };
  return { host, result, unmount, type, stored: () => readFormDraft(draftKey, { title: '' })?.values.title ?? null };
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse(testNow) });
  localStorage.clear();
});

test('stores the draft 400 ms after the first change', () => {
  const { type, stored, result } = renderAutosave();
  type('A');
  act(() => void jest.advanceTimersByTime(399));
  expect(stored()).toBeNull();
  type('AB');
  act(() => void jest.advanceTimersByTime(1));
  expect(stored()).toBe('AB');
  expect(result.current.savedAt).toEqual(new Date());
});

test('makes the host confirm leaving until the values equal the saved ones', () => {
  const { type, stored, host } = renderAutosave();
  type('A');
  expect(host.unsaved.get()).toEqual([unsavedMessage]);
  type('');
  act(() => void jest.advanceTimersByTime(400));
  expect(host.unsaved.get()).toEqual([]);
  expect(stored()).toBeNull();
});

test('stores a pending change when the page is hidden or the form unmounts', () => {
  const { type, stored, unmount } = renderAutosave();
  type('A');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(stored()).toBe('A');
  type('AB');
  unmount();
  expect(stored()).toBe('AB');
});

test('stores a change reported during unmount at once', () => {
  const { type, stored, unmount } = renderAutosave();
  unmount();
  type('A');
  expect(stored()).toBe('A');
});

test('discard removes the draft, and later changes are stored again', () => {
  const { type, stored, result, host } = renderAutosave();
  type('A');
  act(() => result.current.saveNow());
  act(() => result.current.discard());
  expect(stored()).toBeNull();
  expect(host.unsaved.get()).toEqual([]);
  type('B');
  act(() => result.current.saveNow());
  expect(stored()).toBe('B');
});

test('stop removes the draft and ignores later changes', () => {
  const { type, stored, result, unmount } = renderAutosave();
  type('A');
  act(() => result.current.stop());
  type('AB');
  unmount();
  type('ABC');
  expect(stored()).toBeNull();
});

test('reports that the browser refused to store the draft', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { type, result } = renderAutosave();
  type('A');
  act(() => result.current.saveNow());
  expect(result.current.savedAt).toBe('failed');
});
