import { coverMotifs } from '@kaksha/domain/catalogue';
import { render, screen } from '@testing-library/react';
import { Avatar, initialsOf } from './avatar';
import { StarRating } from './star-rating';

describe('a rating', () => {
  it.each([
    ['brief', 128, 'Rated 4.9 of 5, 128 reviews'],
    ['long', 1, 'Rated 4.9 of 5, 1 review'],
    ['bare', 1, 'Rated 4.9 of 5'],
  ] as const)('is announced as a sentence: %s', (variant, count, sentence) => {
    render(<StarRating rating={{ average: 4.94, count }} variant={variant} />);
    expect(screen.getByText(sentence)).toBeInTheDocument();
  });
});

describe('initials', () => {
  it.each([
    ['Ananya Raghavan', 'AR'],
    ['Anonymous', 'A'],
    ['Karthik Subramanian Venkataraman', 'KV'],
    ['  óscar   núñez ', 'ÓN'],
    ['𠮷田 👩‍🏫', '𠮷👩‍🏫'],
    ['कि रण', 'किर'],
    ['', ''],
  ])('of %p are %p', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('have the same colour for the same name', () => {
    const { container } = render(
      <>
        <Avatar name="Priya Nair" />
        <Avatar name="Priya Nair" size="xl" />
      </>,
    );
    const [small, large] = [...container.children].map((avatar) =>
      coverMotifs.find((hue) => avatar.classList.contains(hue)),
    );
    expect(small).toBeDefined();
    expect(large).toBe(small);
  });
});
