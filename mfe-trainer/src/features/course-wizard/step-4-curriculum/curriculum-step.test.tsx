import { sessionEnded } from '@kaksha/testing/fake-host';
import { failure } from '@kaksha/testing/fake-http';
import { authoredCourseWire } from '@kaksha/testing/wire/catalogue';
import { act, screen, waitFor, within } from '@testing-library/react';
import { draftCourse, updatePath } from '../fake-wizard';
import {
  answer,
  button,
  contents,
  field,
  finish,
  first,
  modulePath,
  openCurriculum,
  published,
  titles,
} from './fake-curriculum-step';

beforeEach(() => {
  localStorage.clear();
  URL.createObjectURL = () => 'blob:icon';
});

test('shows the form for a course without modules; Finish is disabled', async () => {
  await openCurriculum();
  expect(screen.getByRole('form', { name: 'New module' })).toBeInTheDocument();
  expect(finish()).toBeDisabled();
  expect(button('Previous')).toBeInTheDocument();
  expect(screen.getByText('The first module publishes the course')).toBeInTheDocument();
});

test('requires a name and topics; hands-on practice and skills are optional', async () => {
  const { user, host } = await openCurriculum();
  await user.click(button('Save module'));
  await waitFor(() => expect(field('Module Name')).toHaveAccessibleDescription('Module Name is required'));
  expect(field('Topics')).toHaveAccessibleDescription('Topics are required');
  expect(field('Hands-on practice')).not.toBeInvalid();
  expect(field('Skills')).not.toBeInvalid();
  expect(host.http.callsTo('POST', modulePath)).toEqual([]);
});

test('the first module publishes the course; Finish saves the final stage and opens step 5', async () => {
  const wizard = await openCurriculum();
  const { user, host, now } = wizard;
  await user.type(field('Module Name'), 'First cluster');
  await user.type(field('Topics'), 'Nodes, Pods');
  await user.type(field('Skills'), 'kubectl');
  host.http.on('POST', modulePath, () => {
    Object.assign(now, { modules: [first], ...published });
    return answer(first, { ...published, missing: [] });
  });
  await user.click(button('Save module'));
  expect(
    await within(await screen.findByRole('list', { name: /^Modules/ })).findByText('First cluster'),
  ).toBeInTheDocument();
  expect(host.http.callsTo('POST', modulePath)[0]?.body).toEqual({
    trainerId: 3,
    courseId: 9,
    moduleName: 'First cluster',
    topic_name: 'Nodes, Pods',
    hands_on: '',
    skillsCovered: 'kubectl',
  });
  expect(host.notices.find(({ title }) => title === 'Curriculum added successfully!')?.description).toBe(
    'Your course is published.',
  );
  expect(host.unsaved.get()).toEqual([]);
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  host.http.on('PATCH', updatePath(9), () => {
    now.stage = 5;
    return authoredCourseWire(draftCourse(now));
  });
  await user.click(finish());
  expect(await screen.findByRole('heading', { name: 'Course Created Successfully!' })).toBeInTheDocument();
  expect(host.http.callsTo('PATCH', updatePath(9)).map(({ body }) => body)).toEqual([{ stage: 5 }]);
  expect(titles(wizard)).toContain('Curriculum step completed successfully!');
});

test("shows a notice and the server's message in an alert when a module was not added, and keeps the typed values", async () => {
  const { user, host } = await openCurriculum();
  await user.type(field('Module Name'), 'First cluster');
  await user.type(field('Topics'), 'Nodes');
  host.http.on('POST', modulePath, failure(409, 'A course has at most 100 modules.'));
  await user.click(button('Save module'));
  const alert = await screen.findByRole('alertdialog', { name: 'Failed to add curriculum' });
  expect(alert).toHaveTextContent('A course has at most 100 modules.');
  expect(host.notices).toMatchObject([{ type: 'error', title: 'Failed to add curriculum', duration: 4000 }]);
  await user.click(within(alert).getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(field('Module Name')).toHaveValue('First cluster');
  expect(field('Topics')).toHaveValue('Nodes');
});

test("shows the server's field errors at their fields", async () => {
  const { user, host } = await openCurriculum();
  await user.type(field('Module Name'), 'First cluster');
  await user.type(field('Topics'), 'Nodes');
  host.http.on(
    'POST',
    modulePath,
    failure(400, 'Please check the form.', { fields: { topic_name: 'Too many topics.' } }),
  );
  await user.click(button('Save module'));
  await screen.findByRole('alertdialog');
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Topics', hidden: true })).toHaveAccessibleDescription(
      'Too many topics.',
    ),
  );
});

test('saves the module after the user signed in again', async () => {
  const { user, host, now } = await openCurriculum();
  await user.type(field('Module Name'), 'First cluster');
  await user.type(field('Topics'), 'Nodes');
  const answers: unknown[] = [failure(401, 'Please sign in.')];
  host.http.on('POST', modulePath, () => {
    const refused = answers.shift();
    if (!refused) Object.assign(now, { modules: [first], ...published });
    return refused ?? answer(first, { ...published, missing: [] });
  });
  await user.click(button('Save module'));
  expect(await screen.findByRole('list', { name: /^Modules/ })).toBeInTheDocument();
  expect(host.session.signInRequests).toEqual([sessionEnded]);
});

describe('missing parts', () => {
  const lacking = { contents: contents.slice(0, 2), stage: 4 };

  test('are listed as the server reports them, with a link to each step', async () => {
    const { user, host, now } = await openCurriculum([], lacking);
    await user.type(field('Module Name'), 'First cluster');
    await user.type(field('Topics'), 'Nodes');
    host.http.on('POST', modulePath, () => {
      now.modules = [first];
      return answer(first, { stage: 4, status: 'draft', missing: [{ part: 'contents', what: 'Covering Tools' }] });
    });
    await user.click(button('Save module'));
    expect(await screen.findByText('The course is a draft. To be published it needs:')).toBeInTheDocument();
    expect(screen.getByText(/^Covering Tools/)).toBeInTheDocument();
    await user.click(button('Go to Content'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Course Content' })).toBeInTheDocument();
  });

  test("make Finish show the server's message and stay on the step", async () => {
    const wizard = await openCurriculum([first], lacking);
    const { user, host } = wizard;
    const message = 'The course cannot be published: it needs Covering Tools.';
    host.http.on('PATCH', updatePath(9), failure(409, message, { code: 'COURSE_INCOMPLETE' }));
    await user.click(finish());
    await waitFor(() => expect(titles(wizard)).toEqual([message]));
    expect(screen.getByRole('heading', { level: 1, name: 'Course Curriculum' })).toBeInTheDocument();
    expect(button('Go to Content')).toBeInTheDocument();
  });
});

test('Finish of an unverified trainer leads to the verification', async () => {
  const { user, host, address } = await openCurriculum([first]);
  const message = 'A paid course is published after we have verified you.';
  host.http.on('PATCH', updatePath(9), failure(409, message, { code: 'VERIFICATION_REQUIRED' }));
  await user.click(finish());
  await waitFor(() => expect(host.notices[0]).toMatchObject({ title: message }));
  act(() => host.notices[0]?.action?.onClick());
  await waitFor(() => expect(address()).toBe('/patron/basicdetails/verification'));
});

test('Finish publishes a complete draft', async () => {
  const { user, host, now } = await openCurriculum([first]);
  expect(screen.getByText('Finish publishes the course')).toBeInTheDocument();
  host.http.on('PATCH', updatePath(9), () => {
    Object.assign(now, { status: 'published', stage: 5 });
    return authoredCourseWire(draftCourse(now));
  });
  await user.click(finish());
  expect(await screen.findByRole('heading', { name: 'Course Created Successfully!' })).toBeInTheDocument();
  expect(host.http.callsTo('PATCH', updatePath(9))[0]?.body).toEqual({ stage: 5, course_status: 'published' });
});

test('stays on the step with a notice and Retry when saving the final stage fails', async () => {
  const wizard = await openCurriculum([first], published);
  wizard.host.http.on('PATCH', updatePath(9), new Error('offline'));
  await wizard.user.click(finish());
  await waitFor(() => expect(titles(wizard)).toEqual(['The step was not saved']));
  expect(wizard.host.notices[0]?.action?.label).toBe('Retry');
});

test('restores the drafts of a new and of an edited module', async () => {
  const one = await openCurriculum([first], published);
  await one.user.click(button('Edit First cluster'));
  await one.user.type(field('Skills'), ', etcd');
  expect(one.host.unsaved.get()).toEqual(['Your changes of First cluster are not saved yet.']);
  one.unmount();
  const two = await openCurriculum([first], published);
  expect(field('Skills')).toHaveValue('kubectl, etcd');
  await two.user.click(button('Cancel'));
  await two.user.click(button('Add Module'));
  await two.user.type(field('Module Name'), 'Bad days');
  two.unmount();
  await openCurriculum([first], published);
  expect(field('Module Name')).toHaveValue('Bad days');
});
