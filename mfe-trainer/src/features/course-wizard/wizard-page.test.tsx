import { authoredCourse, batch, trainer } from '@kaksha/testing/factories';
import { failure, paged, pending } from '@kaksha/testing/fake-http';
import { authoredCourseWire } from '@kaksha/testing/wire/catalogue';
import { act, screen, waitFor, within } from '@testing-library/react';
import { coursePath, createPath, draftCourse, editPath, openWizard, updatePath, wizardHost } from './fake-wizard';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const stepButton = (name: RegExp) =>
  within(screen.getByRole('navigation', { name: 'Course steps' })).getByRole('button', { name });
const whole = authoredCourse({ id: 9, status: 'draft', stage: 3, modules: [] });

beforeEach(() => localStorage.clear());

test('opens a draft at its first incomplete step and adds the step to the URL', async () => {
  const wizard = openWizard(editPath(9), wizardHost(draftCourse()));
  await heading('Course Timings');
  await waitFor(() => expect(wizard.address()).toBe(editPath(9, '?step=2')));
  expect(screen.getByText('Kubernetes in Production')).toBeInTheDocument();
  expect(wizard.host.pageDescriptions.at(-1)).toMatchObject({
    title: 'Course Timings, Kubernetes in Production',
    noindex: true,
  });
});

test('restores the step of the URL after a reload, and Back opens the step before', async () => {
  const wizard = openWizard(editPath(9, '?step=3'), wizardHost(whole));
  await heading('Course Content');
  await wizard.user.click(stepButton(/^Timings/));
  await heading('Course Timings');
  expect(wizard.address()).toBe(editPath(9, '?step=2'));
  await act(() => wizard.router.navigate(-1));
  await heading('Course Content');
});

test('corrects a step in the URL that the course has not reached', async () => {
  const wizard = openWizard(editPath(9, '?step=5'), wizardHost(whole));
  await heading('Course Curriculum');
  await waitFor(() => expect(wizard.address()).toBe(editPath(9, '?step=4')));
});

test('loads nothing when the step changes and focuses its heading', async () => {
  const { host, user } = openWizard(editPath(9, '?step=3'), wizardHost(whole));
  await heading('Course Content');
  await user.click(stepButton(/^Course Details/));
  expect(await heading('Create New Course')).toHaveFocus();
  expect(host.http.callsTo('GET', coursePath(9))).toHaveLength(1);
});

test('Back to Pending links to the list of drafts', async () => {
  openWizard(editPath(9), wizardHost(draftCourse()));
  await heading('Course Timings');
  const back = screen.getByRole('link', { name: 'Back to Pending' });
  expect(back).toHaveAttribute('href', '/patron/basicdetails/courses/allcourses?tab=pending');
});

test('opens a published course at its details and links back to the published courses', async () => {
  openWizard(editPath(9), wizardHost(authoredCourse({ id: 9 })));
  await heading('Edit Course');
  const back = screen.getByRole('link', { name: 'Back to Published' });
  expect(back).toHaveAttribute('href', '/patron/basicdetails/courses/allcourses?tab=published');
});

test('shows a skeleton while the course loads', async () => {
  const host = wizardHost();
  host.http.on('GET', coursePath(9), pending);
  openWizard(editPath(9), host);
  expect(await screen.findByText('The course is loading')).toBeInTheDocument();
});

test('shows "Course not found" for an unknown course', async () => {
  const host = wizardHost();
  host.http.on('GET', coursePath(9), failure(404, 'There is no such course.'));
  openWizard(editPath(9), host);
  await heading('Course not found');
  expect(host.pageDescriptions.at(-1)).toMatchObject({ status: 404 });
  expect(screen.getByRole('link', { name: 'View All Courses' })).toBeInTheDocument();
});

test('shows "Course not found" for an invalid id without a request', async () => {
  const { host } = openWizard(editPath(9).replace('9', 'nine'));
  await heading('Course not found');
  expect(host.http.callsTo('GET', /GetCourseDetailsById/)).toEqual([]);
});

test('does not open the course of another trainer', async () => {
  const host = wizardHost();
  const others = authoredCourse({
    id: 9,
    trainer: { ...authoredCourse().trainer, id: 77 },
    trainerProfile: trainer({ id: 77 }),
  });
  host.http.on('GET', coursePath(9), authoredCourseWire(others));
  openWizard(editPath(9), host);
  await heading('This is the course of another trainer');
  expect(screen.queryByRole('navigation', { name: 'Course steps' })).not.toBeInTheDocument();
});

test('shows why the course did not load, and Retry loads it', async () => {
  const host = wizardHost();
  const answers: unknown[] = [failure(500, 'Database unavailable.')];
  host.http.on('GET', coursePath(9), () => answers.shift() ?? authoredCourseWire(draftCourse()));
  const { user } = openWizard(editPath(9), host);
  await heading('The course did not load');
  expect(screen.getByText('Database unavailable.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await heading('Course Timings');
});

test('loads the wizard for the user who signs in', async () => {
  const host = wizardHost();
  host.session.setUser('visitor');
  openWizard(createPath, host);
  expect(await screen.findByText('The course is loading')).toBeInTheDocument();
  act(() => host.session.setUser('trainer'));
  await heading('Create New Course');
});

describe('the last step', () => {
  const finished = authoredCourse({ id: 9, stage: 4, batches: [batch({ id: 7, meeting: 'none' })] });
  const open = (host = wizardHost(finished)) => {
    host.http.on('PATCH', updatePath(9), authoredCourseWire({ ...finished, stage: 5 }));
    return openWizard(editPath(9, '?step=5'), host);
  };

  test('confirms that the course is created and saves the final stage', async () => {
    const { host } = open();
    await heading('Course Created Successfully!');
    const thanks = 'Thank you for creating a course. You can now manage your course or add more details.';
    expect(screen.getByText(thanks)).toBeInTheDocument();
    await waitFor(() => expect(host.http.callsTo('PATCH', updatePath(9))[0]?.body).toEqual({ stage: 5 }));
    expect(host.notices).toEqual([]);
  });

  test('the first action is the page that learners see; what is missing to sell is listed with a link', async () => {
    const host = wizardHost(finished);
    host.http.on('GET', '/pricing/payment-config/3', failure(403, 'Not yours.'));
    host.http.on('GET', '/pricing/tax-profile', { name: '', address: '', state: '', gstin: null, version: 1 });
    open(host);
    await heading('Course Created Successfully!');
    const path = '/course/kubernetes-in-production/9';
    const [first] = screen.getAllByRole('link', { name: /View|Create/ });
    expect(first).toHaveTextContent('View course');
    expect(first).toHaveAttribute('href', path);
    expect(screen.getByText(`http://localhost${path}`)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Share' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Add your tax details' })).toHaveAttribute(
      'href',
      '/patron/basicdetails/pricing',
    );
    expect(await screen.findByRole('link', { name: 'Add a meeting link' })).toHaveAttribute(
      'href',
      '/patron/basicdetails/batches/7',
    );
  });

  test('links to all courses, to a new course and to the step before', async () => {
    const { user, address } = open();
    await heading('Course Created Successfully!');
    expect(screen.getByRole('link', { name: 'View All Courses' })).toHaveAttribute(
      'href',
      '/patron/basicdetails/courses/allcourses?tab=published',
    );
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await heading('Course Curriculum');
    await user.click(stepButton(/^Finish/));
    await user.click(await screen.findByRole('link', { name: 'Create Another Course' }));
    await heading('Create New Course');
    expect(address()).toBe(createPath);
    expect(screen.getByRole('textbox', { name: 'Course name' })).toHaveValue('');
  });

  test('shows that learners do not see a draft yet', async () => {
    const draft = authoredCourse({ id: 9, status: 'draft', stage: 5 });
    openWizard(editPath(9, '?step=5'), wizardHost(draft));
    expect(await screen.findByText(/is a draft: learners do not see it yet/)).toBeInTheDocument();
  });

  test('View All Courses leaves a draft for the list of drafts, which opens no course', async () => {
    const draft = authoredCourse({ id: 9, name: 'Kubernetes in Production', status: 'draft', stage: 5 });
    const host = wizardHost(draft);
    host.http.on('GET', /GetCourseDetailsByTrainerId/, []);
    host.http.on('GET', '/course-requests/received', paged([]));
    const { user, address } = openWizard(editPath(9, '?step=5'), host);
    await user.click(await screen.findByRole('link', { name: 'View All Courses' }));
    expect(await screen.findByRole('button', { name: 'Pending' })).toHaveAttribute('aria-pressed', 'true');
    expect(address()).toBe('/patron/basicdetails/courses/allcourses?tab=pending');
    expect(screen.queryByRole('navigation', { name: 'Course steps' })).not.toBeInTheDocument();
  });
});
