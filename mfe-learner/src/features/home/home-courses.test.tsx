import { category, course, courses } from '@kaksha/testing/factories';
import { done, envelopeData, failure, pagedCourses } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { interestsWire } from '@kaksha/testing/wire/account';
import { categoryWire, courseWire } from '@kaksha/testing/wire/catalogue';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote';
import { hostWith, open, path, seat } from './fake-home';

describe('recently viewed courses', () => {
  test('leave out courses with a seat', async () => {
    open({ seats: [seat()], lookedAt: courses(5).map(courseWire) });
    const list = within(await screen.findByRole('list', { name: 'Continue looking' }));
    expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Course 2',
      'Course 3',
      'Course 4',
    ]);
  });

  test('can be saved, and the navigation count updates at once', async () => {
    const { host, user } = open({ lookedAt: courses(1).map(courseWire), saved: [course({ id: 8 })] });
    host.http.on('POST', '/training-info/CourseAction', done());
    host.http.on('DELETE', '/patrons-registration/CourseAction', failure(500, 'Not now.'));
    const heart = within(await screen.findByRole('article', { name: 'Course 1' })).getByRole('button', {
      name: 'Save',
    });
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    await user.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('link', { name: /^Saved Courses/ })).toHaveTextContent('2');
    await waitFor(() =>
      expect(host.http.callsTo('POST', '/training-info/CourseAction')[0]?.body).toEqual({ courseId: 1, is_like: true }),
    );

    await user.click(screen.getByRole('link', { name: /^Saved Courses/ }));
    // The reload includes the saved course.
    expect(await screen.findByRole('heading', { level: 1, name: 'Saved Courses' })).toBeInTheDocument();
  });

  test('revert a save that the server refuses, with a notice', async () => {
    const { host, user } = open({ lookedAt: courses(1).map(courseWire) });
    host.http.on('POST', '/training-info/CourseAction', failure(503, 'We are being moved.'));
    const heart = within(await screen.findByRole('article', { name: 'Course 1' })).getByRole('button', {
      name: 'Save',
    });
    await user.click(heart);
    await waitFor(() =>
      expect(host.notices[0]).toMatchObject({
        title: 'That was not saved',
        description: 'Course 1: We are being moved.',
      }),
    );
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('link', { name: /^Saved Courses/ })).toHaveTextContent('0');
  });
});

describe('courses in the chosen fields', () => {
  const web = { id: 2, name: 'web-development', displayName: 'Web Development', motif: 'web' as const };
  const react = course({ id: 21, name: 'React', category: web, subcategory: { id: 7, name: 'React' } });
  const vue = course({ id: 22, name: 'Vue', category: web, subcategory: { id: 8, name: 'Vue' } });
  const search = '/patrons-registration/GetAllCourses';

  function hostWithInterests() {
    const host = hostWith({ seats: [seat()], lookedAt: [courseWire(course({ id: 3, name: 'Seen' }))] });
    const interests = interestsWire([
      { categoryId: 1, category: 'Cloud & DevOps', subcategoryId: null, subcategory: null },
      { categoryId: 2, category: 'Web Development', subcategoryId: 7, subcategory: 'React' },
    ]);
    host.http.on('GET', '/user-interests/5', envelopeData(interests));
    host.http.on('GET', '/categories', [categoryWire(category()), categoryWire(category({ ...web }))]);
    host.http.on('GET', search, pagedCourses([course(), course({ id: 3, name: 'Seen' }), vue, react].map(courseWire)));
    return host;
  }

  test('are sorted by start and leave out courses shown above or with a seat', async () => {
    const { host } = renderRoutes(remote.routes, { host: hostWithInterests(), path });
    const list = within(await screen.findByRole('list', { name: 'Starting soon in your fields' }));
    expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['React']);
    expect(host.http.callsTo('GET', search)[0]?.params).toMatchObject({
      category: 'cloud-devops,web-development',
      sort_by: 'start_date',
    });
    expect(screen.getByRole('link', { name: 'Your interests' })).toHaveAttribute(
      'href',
      '/user-dashboard/profile?tab=interests',
    );
  });

  test('show a load failure, and Retry loads them', async () => {
    const host = hostWithInterests();
    host.http.on('GET', search, failure(500, 'The search is unavailable.'));
    const { user } = renderRoutes(remote.routes, { host, path });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Courses in your fields did not loadThe search is unavailable.',
    );
    host.http.on('GET', search, pagedCourses([courseWire(react)]));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('list', { name: 'Starting soon in your fields' })).toBeInTheDocument();
  });
});
