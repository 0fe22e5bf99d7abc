import type { AuthoredCourse } from '@kaksha/domain/authored-course';
import type { CourseModule } from '@kaksha/domain/catalogue';
import type { MissingItem } from '@kaksha/domain/course-progress';
import { authoredCourse, batch } from '@kaksha/testing/factories';
import { done, envelopeData, type FakeCall, failure, pending, picture } from '@kaksha/testing/fake-http';
import { authoredCourseWire } from '@kaksha/testing/wire/catalogue';
import { addedModuleWire, courseModuleWire } from '@kaksha/testing/wire/trainer-area';
import { act, screen, waitFor, within } from '@testing-library/react';
import { coursePath, draftCourse, editPath, openWizard, updatePath, wizardHost } from '../fake-wizard';

const modulePath = '/courseCurriculum/curriculum';
const contents = authoredCourse().contents;
const first: CourseModule = {
  id: 1,
  name: 'First cluster',
  topics: ['Nodes', 'Pods'],
  handsOn: ['Build one'],
  skills: ['kubectl'],
};
const second: CourseModule = { id: 2, name: 'Bad days', topics: ['Evictions'], handsOn: [], skills: [] };

/** Opens step 4; `now` is the course of the next load. */
async function openCurriculum(modules: CourseModule[] = [], course: Partial<AuthoredCourse> = {}) {
  const now: Partial<AuthoredCourse> = { modules, stage: 3, batches: [batch()], contents, ...course };
  const host = wizardHost();
  // One of the links opens step 3, which shows icons.
  host.http.on('POST', '/ai/image', picture());
  host.http.on('GET', coursePath(9), () => authoredCourseWire(draftCourse(now)));
  const wizard = openWizard(editPath(9, '?step=4'), host);
  await screen.findByRole('heading', { level: 1, name: 'Course Curriculum' });
  return { ...wizard, now };
}

const published = { status: 'published', stage: 4 } as const;
const answer = (
  module: CourseModule,
  course: { stage: number; status: 'draft' | 'published'; missing: MissingItem[] },
) => envelopeData(addedModuleWire({ module, course }));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** The stepper has a button with the same name. */
const finish = () => screen.getAllByRole('button', { name: 'Finish' }).at(-1) as HTMLElement;
const field = (name: string) => screen.getByRole('textbox', { name });
const titles = ({ host }: { host: ReturnType<typeof wizardHost> }) => host.notices.map(({ title }) => title);
const list = () => screen.getByRole('list', { name: /^Modules/ });

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

test("shows the server's message in an alert when a module was not added, and keeps the typed values", async () => {
  const { user, host } = await openCurriculum();
  await user.type(field('Module Name'), 'First cluster');
  await user.type(field('Topics'), 'Nodes');
  host.http.on('POST', modulePath, failure(409, 'A course has at most 100 modules.'));
  await user.click(button('Save module'));
  const alert = await screen.findByRole('alertdialog', { name: 'Failed to add curriculum' });
  expect(alert).toHaveTextContent('A course has at most 100 modules.');
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
  host.session.answerSignInAs('trainer');
  host.session.refresh = async () => host.session.setUser('visitor');
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
  expect(host.session.signInRequests).toEqual([{ message: 'We save the module right after this.' }]);
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

describe('AI generation', () => {
  const lists: Record<string, string[]> = { topics: ['Nodes', 'Pods'], hands_on: ['Build one'], skills: ['kubectl'] };
  const byKind = ({ body }: FakeCall) => {
    const items = lists[(body as { kind: string }).kind] ?? [];
    return { items, text: items.join(', ') };
  };

  test.each([
    ['topics', 'Topics', 'Nodes, Pods', 'Topics generated successfully!'],
    ['hands-on practice', 'Hands-on practice', 'Build one', 'Hands-on practice generated successfully!'],
    ['skills', 'Skills', 'kubectl', 'Skills generated successfully!'],
  ])("generates %s from the module's name", async (kind, label, text, message) => {
    const wizard = await openCurriculum();
    const { user, host } = wizard;
    await user.type(field('Module Name'), 'First cluster');
    host.http.on('POST', '/ai/text', byKind);
    await user.click(button(`AI Generate ${kind}`));
    await waitFor(() => expect(field(label)).toHaveValue(text));
    expect(titles(wizard)).toEqual([message]);
    expect(host.http.callsTo('POST', '/ai/text')[0]?.body).toMatchObject({
      course_name: 'Kubernetes in Production',
      module_name: 'First cluster',
      category: 'Cloud & DevOps',
      sub_category: 'Containers',
    });
  });

  test('generates all three lists at once', async () => {
    const wizard = await openCurriculum();
    const { user, host } = wizard;
    await user.type(field('Module Name'), 'First cluster');
    host.http.on('POST', '/ai/text', byKind);
    await user.click(button('AI Generate all'));
    await waitFor(() => expect(titles(wizard)).toEqual(['All curriculum content generated successfully!']));
    expect(field('Topics')).toHaveValue('Nodes, Pods');
    expect(field('Hands-on practice')).toHaveValue('Build one');
    expect(field('Skills')).toHaveValue('kubectl');
  });

  test.each([
    ['topics', 'Failed to generate topics. Please try again.'],
    ['hands-on practice', 'Failed to generate hands-on practice. Please try again.'],
    ['skills', 'Failed to generate skills. Please try again.'],
    ['all', 'Failed to generate all content. Please try again.'],
  ])('shows why generating %s failed', async (kind, message) => {
    const wizard = await openCurriculum();
    const { user, host } = wizard;
    await user.type(field('Module Name'), 'First cluster');
    await user.type(field('Topics'), 'Mine');
    host.http.on('POST', '/ai/text', failure(502, 'All text generation services failed'));
    await user.click(button(`AI Generate ${kind}`));
    await waitFor(() => expect(titles(wizard)).toEqual([message]));
    expect(host.notices[0]?.description).toBe('All text generation services failed');
    expect(field('Topics')).toHaveValue('Mine');
  });

  test('keeps the lists that arrived when one request failed', async () => {
    const wizard = await openCurriculum();
    const { user, host } = wizard;
    await user.type(field('Module Name'), 'First cluster');
    host.http.on('POST', '/ai/text', (call: FakeCall) =>
      (call.body as { kind: string }).kind === 'skills' ? failure(502, 'Unsupported field type') : byKind(call),
    );
    await user.click(button('AI Generate all'));
    await waitFor(() => expect(titles(wizard)).toEqual(['Failed to generate all content. Please try again.']));
    expect(field('Topics')).toHaveValue('Nodes, Pods');
  });

  test('requires a module name', async () => {
    const wizard = await openCurriculum();
    await wizard.user.click(button('AI Generate topics'));
    expect(titles(wizard)).toEqual(['Please enter module name first']);
  });

  test('requires a course name', async () => {
    const wizard = await openCurriculum([first], { ...published, name: ' ' });
    await wizard.user.click(button('Add Module'));
    await wizard.user.click(button('AI Generate all'));
    expect(titles(wizard)).toEqual(['Course name not found']);
  });

  test('can be cancelled, and Undo restores replaced text', async () => {
    const wizard = await openCurriculum();
    const { user, host } = wizard;
    await user.type(field('Module Name'), 'First cluster');
    await user.type(field('Skills'), 'Mine');
    host.http.on('POST', '/ai/text', pending);
    await user.click(button('AI Generate skills'));
    expect(screen.getByText('Skills are being written')).toBeInTheDocument();
    await user.click(button('Cancel generating'));
    expect(titles(wizard)).toEqual([]);
    host.http.on('POST', '/ai/text', byKind);
    await user.click(button('AI Generate skills'));
    await waitFor(() => expect(field('Skills')).toHaveValue('kubectl'));
    act(() => host.notices[0]?.action?.onClick());
    expect(field('Skills')).toHaveValue('Mine');
  });
});

describe('the list', () => {
  test('opens and closes a module', async () => {
    const { user } = await openCurriculum([first, second], published);
    expect(screen.getByRole('heading', { name: 'Modules Total: 2' })).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Topics of First cluster' })).not.toBeInTheDocument();
    const toggle = within(list()).getByRole('button', { name: /First cluster.*2 topics/ });
    await user.click(toggle);
    expect(within(screen.getByRole('list', { name: 'Topics of First cluster' })).getByText('Pods')).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Skills of First cluster' })).toBeInTheDocument();
    await user.click(toggle);
    expect(screen.queryByRole('list', { name: 'Topics of First cluster' })).not.toBeInTheDocument();
  });

  test('Add Module opens and closes the form and is hidden while a module is edited', async () => {
    const { user } = await openCurriculum([first], published);
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    await user.click(button('Add Module'));
    expect(screen.getByRole('form', { name: 'New module' })).toBeInTheDocument();
    await waitFor(() => expect(field('Module Name')).toHaveFocus());
    await user.click(button('Edit First cluster'));
    expect(screen.getAllByRole('form')).toHaveLength(1);
    expect(screen.getByRole('form', { name: 'Edit First cluster' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add Module' })).not.toBeInTheDocument();
  });

  test('edits a module in place', async () => {
    const wizard = await openCurriculum([first], published);
    const { user, host, now } = wizard;
    await user.click(button('Edit First cluster'));
    expect(field('Topics')).toHaveValue('Nodes, Pods');
    await user.type(field('Topics'), ', Services');
    host.http.on('PUT', `${modulePath}/1`, () => {
      now.modules = [{ ...first, topics: ['Nodes', 'Pods', 'Services'] }];
      return courseModuleWire(now.modules[0] as CourseModule);
    });
    await user.click(button('Save changes'));
    expect(await screen.findByText('3 topics')).toBeInTheDocument();
    expect(titles(wizard)).toEqual(['Curriculum updated successfully!']);
    expect(host.http.callsTo('PUT', `${modulePath}/1`)[0]?.body).toEqual({
      trainerId: 3,
      courseId: 9,
      moduleName: 'First cluster',
      topic_name: 'Nodes, Pods, Services',
      hands_on: 'Build one',
      skills: 'kubectl',
    });
    await waitFor(() => expect(button('Edit First cluster')).toHaveFocus());
  });

  test('shows that a change was not saved and keeps it', async () => {
    const wizard = await openCurriculum([first], published);
    const { user, host } = wizard;
    await user.click(button('Edit First cluster'));
    await user.type(field('Topics'), ', Services');
    host.http.on('PUT', `${modulePath}/1`, new Error('offline'));
    await user.click(button('Save changes'));
    expect(await screen.findByText('No response from server. Please check your connection.')).toBeInTheDocument();
    expect(titles(wizard)).toEqual(['Failed to update curriculum']);
    expect(field('Topics')).toHaveValue('Nodes, Pods, Services');
  });

  const confirm = async (user: Awaited<ReturnType<typeof openCurriculum>>['user']) => {
    await user.click(button('Delete Bad days'));
    const dialog = await screen.findByRole('dialog', { name: 'Delete Bad days?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  };

  test('deletes a module after confirmation', async () => {
    const wizard = await openCurriculum([first, second], published);
    const { user, host, now } = wizard;
    host.http.on('DELETE', `${modulePath}/2`, () => {
      now.modules = [first];
      return done();
    });
    await confirm(user);
    await waitFor(() => expect(titles(wizard)).toEqual(['Bad days is deleted.']));
    expect(within(list()).queryByText('Bad days')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Modules Total: 1' })).toHaveFocus();
  });

  test('restores a module that could not be deleted, with a notice and Retry', async () => {
    const wizard = await openCurriculum([first, second], published);
    const { user, host, now } = wizard;
    host.http.on('DELETE', `${modulePath}/2`, failure(500, 'The database is resting.'));
    await confirm(user);
    await waitFor(() => expect(titles(wizard)).toEqual(['The module was not deleted']));
    expect(within(list()).getByText('Bad days')).toBeInTheDocument();
    host.http.on('DELETE', `${modulePath}/2`, () => {
      now.modules = [first];
      return done();
    });
    act(() => host.notices[0]?.action?.onClick());
    await waitFor(() => expect(within(list()).queryByText('Bad days')).not.toBeInTheDocument());
  });

  test('reorders modules', async () => {
    const { user, host, now } = await openCurriculum([first, second], published);
    host.http.on('PUT', '/courseCurriculum/courses/9/order', () => {
      now.modules = [second, first];
      return now.modules.map((module) => courseModuleWire(module));
    });
    await user.click(button('Move Bad days up'));
    const names = () =>
      within(list())
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent);
    await waitFor(() =>
      expect(names()).toEqual([expect.stringContaining('Bad days'), expect.stringContaining('First')]),
    );
    expect(host.http.callsTo('PUT', /order/)[0]?.body).toEqual({ ids: [2, 1] });
  });

  test('reloads the list when it changed during reordering', async () => {
    const wizard = await openCurriculum([first, second], published);
    const { user, host, now } = wizard;
    host.http.on('PUT', '/courseCurriculum/courses/9/order', () => {
      now.modules = [first];
      return failure(409, 'The list was changed meanwhile.', { code: 'LIST_CHANGED' });
    });
    await user.click(button('Move Bad days up'));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Modules Total: 1' })).toBeInTheDocument());
    expect(titles(wizard)).toEqual(['The order was not saved']);
    expect(host.notices[0]?.action).toBeUndefined();
  });
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
