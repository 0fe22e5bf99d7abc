import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { pressedKey } from './pressed-key';

function keysOf(press: (field: HTMLElement) => void): string[] {
  const keys: string[] = [];
  render(<input aria-label="Name" onKeyDown={(event) => keys.push(pressedKey(event))} />);
  const field = screen.getByRole('textbox');
  field.addEventListener('keydown', (event) => keys.push(pressedKey(event)));
  press(field);
  return keys;
}

test('gives the key of an event of the browser and of React', () => {
  expect(keysOf((field) => fireEvent.keyDown(field, { key: 'Enter' }))).toEqual(['Enter', 'Enter']);
});

test.each(['Enter', 'Escape', 'ArrowDown'])('gives no key for %s while an input method composes', (key) => {
  expect(keysOf((field) => fireEvent.keyDown(field, { key, isComposing: true }))).toEqual(['', '']);
});

test('gives no key for the Enter that ends a composition in Safari, which comes after it', () => {
  expect(
    keysOf((field) => fireEvent(field, createEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: false }))),
  ).toEqual(['', '']);
});
