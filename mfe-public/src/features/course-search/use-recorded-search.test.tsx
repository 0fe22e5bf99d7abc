import { HostProvider } from '@kaksha/contract/host-context';
import type { CourseSummary, Page } from '@kaksha/domain/catalogue';
import { course } from '@kaksha/testing/factories';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { catalogueHost, paths } from '../../fake-catalogue';
import { useRecordedSearch } from './use-recorded-search';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const found: Page<CourseSummary> = { results: [course()], total: 1, capped: false, page: 1, totalPages: 1 };

function setUp(text: string | undefined, page: Page<CourseSummary> | null = found) {
  const host = catalogueHost();
  const wrapper = ({ children }: { children: ReactNode }) => <HostProvider host={host}>{children}</HostProvider>;
  const hook = renderHook(({ value }) => useRecordedSearch(value, page), { wrapper, initialProps: { value: text } });
  const sent = () => host.http.callsTo('POST', paths.recordSearch).map(({ body }) => body);
  return { ...hook, sent };
}

test('counts a text once, after it stayed unchanged', async () => {
  const { rerender, sent } = setUp('power');
  await jest.advanceTimersByTimeAsync(2000);
  rerender({ value: 'power bi' });
  await jest.advanceTimersByTimeAsync(2400);
  expect(sent()).toEqual([]);
  await jest.advanceTimersByTimeAsync(200);
  rerender({ value: 'power' });
  rerender({ value: 'power bi' });
  await jest.advanceTimersByTimeAsync(5000);
  expect(sent()).toEqual([{ text: 'power bi' }]);
});

test.each([
  ['before the answer', null],
  ['without a course', { ...found, results: [], total: 0 }],
  ['with similar words only', { ...found, similar: true }],
])('counts no search %s', async (_, page) => {
  const { sent } = setUp('power bi', page);
  await jest.advanceTimersByTimeAsync(5000);
  expect(sent()).toEqual([]);
});
