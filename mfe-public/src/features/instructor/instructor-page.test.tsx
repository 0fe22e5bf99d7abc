import { trainer } from '@kaksha/testing/factories';
import { failure, pending } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { trainerDetailsWire } from '@kaksha/testing/wire/catalogue';
import { screen, within } from '@testing-library/react';
import { catalogueHost, feedbackPage, paths } from '../../fake-catalogue';
import remote from '../../remote';

const open = (host = catalogueHost(), path = '/instructorprofile/3') => renderRoutes(remote.routes, { host, path });
const heading = () => screen.findByRole('heading', { level: 1, name: 'Ananya Raghavan' });

test('shows the trainer’s description, courses and feedback', async () => {
  const { host } = open();
  await heading();
  expect(screen.getByText(/Eleven years of keeping clusters awake/)).toBeInTheDocument();
  const courses = within(screen.getByRole('list', { name: 'Courses' }));
  expect(await courses.findByRole('heading', { name: 'Kubernetes in Production' })).toBeInTheDocument();
  const feedback = within(await screen.findByRole('list', { name: 'Feedback' }));
  expect(feedback.getByText('I slept well after it.')).toBeInTheDocument();
  expect(host.pageDescriptions.at(-1)).toMatchObject({
    canonical: '/instructorprofile/3',
    jsonLd: [{ '@type': 'Person', name: 'Ananya Raghavan' }, { '@type': 'BreadcrumbList' }],
  });
});

test('shows the owner of an institute and the training type', async () => {
  const host = catalogueHost();
  const institute = trainer({ kind: 'institute' });
  host.http.on(
    'GET',
    paths.trainer,
    trainerDetailsWire({ ...institute, ownerName: 'Vikram Solanki', trainingType: 'Online and classroom' }),
  );
  open(host);
  await heading();
  expect(screen.getByText('Owner').nextSibling).toHaveTextContent('Vikram Solanki');
  expect(screen.getByText('Training').nextSibling).toHaveTextContent('Online and classroom');
});

test('answers status 404 for a trainer who does not exist', async () => {
  const host = catalogueHost();
  host.http.on('GET', paths.trainer, failure(404, 'Instructor not found'));
  open(host, '/instructorprofile/99');
  await screen.findByRole('heading', { level: 1, name: 'Instructor not found' });
  expect(host.pageDescriptions.at(-1)).toMatchObject({ status: 404 });
});

test.each([
  ['/instructorprofile', 'Instructor ID is required'],
  ['/instructorprofile/abc', 'Instructor not found'],
])('%s is not a trainer id and is not requested', async (path, title) => {
  const { host } = open(catalogueHost(), path);
  await screen.findByRole('heading', { level: 1, name: title });
  expect(host.pageDescriptions.at(-1)).toMatchObject({ status: 404 });
  expect(host.http.calls).toEqual([]);
});

test('shows the server’s message and loads on Retry', async () => {
  const host = catalogueHost();
  host.http.on('GET', paths.trainer, failure(500, 'Closed for a moment.'));
  const { user } = open(host);
  await screen.findByRole('heading', { level: 1, name: 'Failed to fetch instructor details' });
  expect(screen.getByText('Closed for a moment.')).toBeInTheDocument();
  host.http.on('GET', paths.trainer, trainerDetailsWire(trainer()));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await heading();
});

test('shows one default reason when the server gives none', async () => {
  const host = catalogueHost();
  host.http.on('GET', paths.trainer, failure(502, ''));
  open(host);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Failed to fetch instructor details(Retry|All trainers)*$/,
  );
});

test('announces that the trainer is loading', async () => {
  const host = catalogueHost();
  host.http.on('GET', paths.trainer, pending);
  open(host);
  expect(await screen.findByRole('status')).toHaveTextContent('Loading the trainer…');
});

test('shows the profile when courses or feedback do not load', async () => {
  const host = catalogueHost();
  host.http.on('GET', paths.coursesOf, failure(500, 'x'));
  host.http.on('GET', paths.feedback, failure(500, 'y'));
  open(host);
  await heading();
  expect(await screen.findByRole('heading', { name: 'The courses did not load' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'The feedback did not load' })).toBeInTheDocument();
});

test('shows texts for a new trainer without courses or feedback', async () => {
  const host = catalogueHost();
  host.http.on('GET', paths.coursesOf, []);
  host.http.on('GET', paths.feedback, feedbackPage([]));
  open(host);
  await heading();
  expect(await screen.findByText('No course is published right now.')).toBeInTheDocument();
  expect(await screen.findByText(/No feedback yet/)).toBeInTheDocument();
});
