import { createFakeHost } from '@kaksha/testing/fake-host';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { HostProvider } from './host-context';
import { currentTime, learnServerTime, useClock, useNow } from './now';

const Now = () => <time>{useNow().toISOString()}</time>;
const Clock = () => <time>{useClock().toISOString()}</time>;

const actual = '2026-01-15T06:30:00.000Z';
const at = (renderedAt: string, Shown = Now) => (
  <HostProvider host={createFakeHost({ environment: { renderedAt } })}>
    <Shown />
  </HostProvider>
);
const shown = () => screen.getByRole('time').textContent;

beforeEach(() => jest.setSystemTime(Date.parse(actual)));
afterEach(() => learnServerTime(Date.now()));

test("the first render uses the server's time", () => {
  expect(renderToString(at('2026-01-15T06:29:30.000Z'))).toContain('2026-01-15T06:29:30.000Z');
  render(at('2026-01-15T06:29:30.000Z'));
  expect(screen.getByRole('time')).toHaveTextContent('2026-01-15T06:29:30.000Z');
});

test('a page restored a day later switches to the current time', () => {
  render(at('2026-01-14T06:30:00.000Z'));
  expect(screen.getByRole('time')).toHaveTextContent('2026-01-15T06:30:00.000Z');
});

const minute = 60_000;
const day = 24 * 60 * minute;

describe.each([
  ['3 days ahead', 3 * day],
  ['3 days behind', -3 * day],
  ['5 minutes ahead', 5 * minute],
  ['5 minutes behind', -5 * minute],
])("the clock of a device is %s of the server's", (_, offMs) => {
  beforeEach(() => {
    jest.setSystemTime(Date.parse(actual) + offMs);
    learnServerTime(Date.parse(actual));
  });

  test("the server's time is shown", () => {
    render(at(actual));
    expect(shown()).toBe(actual);
    expect(currentTime().toISOString()).toBe(actual);
  });

  test("a page that was restored a day after its render switches to the server's time", () => {
    render(at('2026-01-14T06:30:00.000Z', Clock));
    expect(shown()).toBe(actual);
  });

  test('time goes on by the device', () => {
    jest.setSystemTime(Date.now() + day);
    expect(currentTime().toISOString()).toBe('2026-01-16T06:30:00.000Z');
  });
});

test('a page that shows the time of the device corrects it when the server tells its time', () => {
  jest.setSystemTime(Date.parse(actual) + 3 * day);
  render(at(actual));
  expect(shown()).toBe('2026-01-18T06:30:00.000Z');
  act(() => learnServerTime(Date.parse(actual)));
  expect(shown()).toBe(actual);
});

test('a device that is behind does not show a time before the render', () => {
  jest.setSystemTime(Date.parse(actual) - 3 * day);
  render(at(actual));
  expect(shown()).toBe(actual);
});

test.each([
  ['a second of difference, which the header cannot tell', Date.parse(actual) + 1000],
  ['a header that names no time', Number.NaN],
])('%s changes nothing', (_, told) => {
  learnServerTime(told);
  expect(currentTime().toISOString()).toBe(actual);
});
