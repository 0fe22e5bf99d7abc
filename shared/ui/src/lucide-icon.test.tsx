import { render } from '@testing-library/react';
import createLucideIcon from './lucide-icon';

const pathsOf = (node: Parameters<typeof createLucideIcon>[0]['node'], props = {}) => {
  const Icon = createLucideIcon({ node });
  const { container } = render(<Icon {...props} />);
  return [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
};

test('draws all shapes of an icon as one path', () => {
  const node = [
    ['circle', { cx: '11', cy: '11', r: '8' }],
    ['line', { x1: '2', y1: '3', x2: '4', y2: '5' }],
    ['rect', { x: '1', y: '2', width: '10', height: '8', rx: '2' }],
    ['path', { d: 'M3 3v2' }],
  ] as const;
  expect(pathsOf(node)).toEqual([
    'M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0z' +
      'M2 3L4 5' +
      'M3 2h6a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2z' +
      'M3 3v2',
  ]);
});

test.each([
  ['m21 21-4.34-4.34', 'M21 21l-4.34-4.34'],
  ['m12 5 7 7-7 7', 'M12 5l7 7-7 7'],
  ['m.5.5h3', 'M.5 .5h3'],
  ['M5 12h14', 'M5 12h14'],
])('starts a path that follows another one at its own place: %s', (d, expected) => {
  expect(pathsOf([['path', { d }]])).toEqual([expected]);
});

test('keeps filled shapes as elements of their own', () => {
  const Icon = createLucideIcon({
    node: [
      ['path', { d: 'M1 1v2' }],
      ['circle', { cx: '1', cy: '2', r: '.5', fill: 'currentColor', key: 'dot' }],
    ],
  });
  const { container } = render(<Icon />);
  expect(container.querySelector('circle')).toHaveAttribute('fill', 'currentColor');
});

test('is hidden from screen readers unless it has a name', () => {
  const Icon = createLucideIcon({ node: [['path', { d: 'M1 1v2' }]] });
  const { container } = render(
    <>
      <Icon />
      <Icon role="img" aria-label="Online" />
    </>,
  );
  expect([...container.querySelectorAll('svg')].map((icon) => icon.getAttribute('aria-hidden'))).toEqual([
    'true',
    null,
  ]);
});

test('the width of the line is a custom property that style sheets override', () => {
  const Icon = createLucideIcon({ node: [['path', { d: 'M1 1v2' }]] });
  const { container } = render(<Icon strokeWidth={1.5} />);
  expect(container.querySelector('svg')?.style.getPropertyValue('--stroke')).toBe('1.5');
});
