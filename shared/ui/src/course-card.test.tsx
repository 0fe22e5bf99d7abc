import { batch, course, testNow } from '@kaksha/testing/factories';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { CourseCard, type CourseCardProps } from './course-card';

function show(props: Partial<CourseCardProps> = {}) {
  render(<CourseCard course={course()} now={testNow} {...props} />, { wrapper: MemoryRouter });
  return within(screen.getByRole('article'));
}

describe('a course card', () => {
  it('is an article named by the course, with a heading that links to it', () => {
    const card = show();
    expect(screen.getByRole('article', { name: 'Kubernetes in Production' })).toBeInTheDocument();
    const heading = card.getByRole('heading', { level: 3, name: 'Kubernetes in Production' });
    expect(within(heading).getByRole('link')).toHaveAttribute('href', '/course/kubernetes-in-production/1');
  });

  it('shows start, days, time and length of the next batch', () => {
    const card = show();
    expect(card.getByText('Monday, 19 January 2026')).toBeInTheDocument();
    expect(card.getByText('In 4 days')).toBeVisible();
    expect(card.getByText('Weekday(Mon-Fri)')).toBeInTheDocument();
    expect(card.getByText('7:00–9:00 PM IST')).toBeVisible();
    expect(card.getByText('4 weeks')).toBeVisible();
  });

  it('shows the day of the first class when the start date has none', () => {
    const card = show({ course: course({ batches: [batch({ dayOfWeek: 2, startDate: '2026-01-15' })] }) });
    expect(card.getByText('Saturday, 17 January 2026')).toBeInTheDocument();
    expect(card.getByText('In 2 days')).toBeVisible();
  });

  it('shows the price and the full fee struck through', () => {
    const card = show();
    expect(card.getByText('₹15,000').closest('s')).not.toBeNull();
    expect(card.getByText('₹12,000')).toBeVisible();
  });

  it('shows that a course is running', () => {
    const card = show({ course: course({ batches: [batch({ startDate: '2026-01-05', endDate: '2026-02-13' })] }) });
    expect(card.getByText('Running, week 2 of 6')).toBeVisible();
  });

  it('shows that a course has no batch yet', () => {
    const card = show({ course: course({ batches: [] }) });
    expect(card.getByText('Dates to be announced')).toBeVisible();
    expect(card.getByText('TBA')).toBeVisible();
  });

  it('has a heart that shows and changes whether the course is saved', async () => {
    const onToggleSave = jest.fn();
    const saved = course();
    const card = show({ course: saved, saved: true, onToggleSave });
    const heart = card.getByRole('button', { name: 'Save', pressed: true });
    expect(heart).toHaveAccessibleDescription('Kubernetes in Production');
    await userEvent.click(heart);
    expect(onToggleSave).toHaveBeenCalledWith(saved);
  });

  it('names a demo class', () => {
    expect(show({ course: course({ demo: true }) }).getByText('Demo class')).toBeVisible();
  });

  it('has no heart without a save function', () => {
    expect(show().queryByRole('button')).not.toBeInTheDocument();
  });

  it('has picture sources in all stored formats, and loads at once with priority', () => {
    const thumbnail = { src: '/c.webp', avif: '/c.avif 600w', webp: '/c.webp 600w', width: 600, height: 400 };
    show({ course: course({ thumbnail }), priority: true });
    const image = screen.getByRole('presentation');
    expect(image).toHaveAttribute('loading', 'eager');
    expect(image).toHaveAttribute('width', '600');
    expect(image.parentElement?.querySelector('source[type="image/avif"]')).toHaveAttribute('srcset', '/c.avif 600w');
  });

  it('shows the place of a classroom batch and its distance', () => {
    const classroom = batch({ mode: 'Classroom(Offline)', area: 'Kothrud' });
    const card = show({ course: course({ batches: [classroom], city: 'Pune, Maharashtra', distanceKm: 5 }) });
    expect(card.getByText('Kothrud, Pune, 5 km away')).toBeInTheDocument();
  });

  it('shows no place for an online batch', () => {
    expect(show({ course: course({ city: 'Pune', distanceKm: 5 }) }).queryByText(/Pune/)).not.toBeInTheDocument();
  });
});
