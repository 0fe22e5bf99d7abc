import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Pagination, pagesShown } from './pagination';

const show = (page: number, totalPages: number) =>
  render(<Pagination page={page} totalPages={totalPages} hrefFor={(number) => `?page=${number}`} />, {
    wrapper: MemoryRouter,
  });

describe('pagination', () => {
  it('links to pages by address', () => {
    show(5, 10);
    const navigation = within(screen.getByRole('navigation', { name: 'Pagination' }));
    expect(navigation.getByRole('link', { name: 'Page 6' })).toHaveAttribute('href', '/?page=6');
    expect(navigation.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/?page=4');
    expect(navigation.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/?page=6');
  });

  it('marks the current page', () => {
    show(5, 10);
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 5');
  });

  it('has no step before the first and after the last page', () => {
    const { unmount } = show(1, 2);
    expect(screen.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument();
    unmount();
    show(2, 2);
    expect(screen.queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();
  });

  it('is hidden for one page', () => {
    show(1, 1);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it.each([
    [1, 10, [1, 2, 3, null, 10]],
    [4, 10, [1, 2, 3, 4, 5, null, 10]],
    [5, 10, [1, null, 4, 5, 6, null, 10]],
    [10, 10, [1, null, 8, 9, 10]],
    [2, 3, [1, 2, 3]],
    [1, 1, [1]],
  ])('shows the ends and the neighbours of page %i of %i without gaps of one', (page, total, shown) => {
    expect(pagesShown(page, total)).toEqual(shown);
  });
});
