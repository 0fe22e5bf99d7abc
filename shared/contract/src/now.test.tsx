import { createFakeHost } from '@kaksha/testing/fake-host';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { HostProvider } from './host-context';
import { useNow } from './now';

const Clock = () => <time>{useNow().toISOString()}</time>;

const at = (renderedAt: string) => (
  <HostProvider host={createFakeHost({ environment: { renderedAt } })}>
    <Clock />
  </HostProvider>
);

test("the first render uses the server's time", () => {
  expect(renderToString(at('2026-01-15T06:29:30.000Z'))).toContain('2026-01-15T06:29:30.000Z');
  render(at('2026-01-15T06:29:30.000Z'));
  expect(screen.getByRole('time')).toHaveTextContent('2026-01-15T06:29:30.000Z');
});

test('a page restored a day later switches to the current time', () => {
  render(at('2026-01-14T06:30:00.000Z'));
  expect(screen.getByRole('time')).toHaveTextContent('2026-01-15T06:30:00.000Z');
});
