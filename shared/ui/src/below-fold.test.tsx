import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { BelowFold } from './below-fold';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the server renders the content', () => {
  expect(renderToString(<BelowFold>Later</BelowFold>)).toContain('Later');
});

test('lays out all areas once the browser is idle, one after the other', () => {
  render(
    <>
      <BelowFold>One</BelowFold>
      <BelowFold>Two</BelowFold>
    </>,
  );
  const shown = () => ['One', 'Two'].filter((text) => screen.getByText(text).style.contentVisibility === 'visible');
  expect(shown()).toEqual([]);
  act(() => void jest.advanceTimersToNextTimer());
  expect(shown()).toEqual(['One']);
  act(() => void jest.advanceTimersByTime(1000));
  expect(shown()).toEqual(['One', 'Two']);
});

test('an area that is removed first leaves the others in line', () => {
  const { rerender } = render(
    <>
      <BelowFold key="one">One</BelowFold>
      <BelowFold key="two">Two</BelowFold>
    </>,
  );
  rerender(<BelowFold key="two">Two</BelowFold>);
  act(() => void jest.advanceTimersByTime(1000));
  expect(screen.getByText('Two').style.contentVisibility).toBe('visible');
});
