import { renderHook } from '@testing-library/react';
import { useViewerZone } from './use-viewer-zone';

test.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
])('a browser that reports %s is in %s', (said, zone) => {
  const options = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: said };
  jest.spyOn(Intl, 'DateTimeFormat').mockReturnValue({ resolvedOptions: () => options } as Intl.DateTimeFormat);
  expect(renderHook(useViewerZone).result.current).toBe(zone);
});
