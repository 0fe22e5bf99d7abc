import { screen } from '@testing-library/react';

const displayOf = (element: Element) => getComputedStyle(element).display;

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '<main><p>Text <button>Save</button></p></main>';
});

test('the computed style follows attributes, styles and places of an element and its ancestors', () => {
  const [main, p] = [document.querySelector('main'), document.querySelector('p')] as [HTMLElement, HTMLElement];
  expect(displayOf(p)).toBe('block');
  p.hidden = true;
  expect(displayOf(p)).toBe('none');
  p.hidden = false;
  p.style.display = 'flex';
  expect(displayOf(p)).toBe('flex');
  expect(getComputedStyle(p).visibility).toBe('visible');
  main.style.visibility = 'hidden';
  expect(getComputedStyle(p).visibility).toBe('hidden');
  document.body.append(p);
  expect(getComputedStyle(p).visibility).toBe('visible');
});

test('the computed style follows style sheets of the document', () => {
  const p = document.querySelector('p') as HTMLElement;
  expect(displayOf(p)).toBe('block');
  document.head.innerHTML = '<style>main > p.narrow, em { display: grid }</style>';
  expect(displayOf(p)).toBe('block');
  p.className = 'narrow';
  expect(displayOf(p)).toBe('grid');
  document.head.innerHTML = '';
  expect(displayOf(p)).toBe('block');
});

test.each([
  ['an element by its name', '<section id="it"></section>', 'display', 'block'],
  ['one of several names', '<strong id="it"></strong>', 'font-weight', 'bold'],
  ['a name in a parent', '<ruby><rt id="it"></rt></ruby>', 'display', 'block'],
  ['a name and an attribute', '<input id="it" type="hidden">', 'display', 'none'],
  ['a name without an attribute', '<dialog id="it"></dialog>', 'display', 'none'],
  ['an attribute of any element', '<i id="it" hidden></i>', 'display', 'none'],
])('a rule of the browser for %s applies', (_kind, html, property, value) => {
  document.body.innerHTML = html;
  expect(getComputedStyle(document.querySelector('#it') as Element).getPropertyValue(property)).toBe(value);
});

test('queries by role find an element again as soon as it is shown', () => {
  const main = document.querySelector('main') as HTMLElement;
  main.style.display = 'none';
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  main.style.display = '';
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
});
