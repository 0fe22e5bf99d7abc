import { type ContentType, type CourseContent, contentTypes } from '@kaksha/domain/catalogue';
import { batch } from '@kaksha/testing/factories';
import { done, failure, pending, picture, resultsAndData } from '@kaksha/testing/fake-http';
import { authoredCourseWire } from '@kaksha/testing/wire/catalogue';
import { courseContentWire } from '@kaksha/testing/wire/trainer-area';
import { act, screen, waitFor, within } from '@testing-library/react';
import { coursePath, draftCourse, editPath, openWizard, updatePath, wizardHost } from '../fake-wizard';

const addContentPath = '/course-content/addContentTypes';
const content = (id: number, type: ContentType, items: string[]): CourseContent => ({ id, type, items, live: true });
const syllabus = content(1, 'Skill Measure/syllabus', ['Pods', 'Upgrades (minor, major)']);
const roles = content(2, 'Offered Job Role', ['Platform engineer']);
const tools = content(3, 'Covering Tools', ['kubectl', 'Helm']);
const whole = [syllabus, roles, tools];

/** Opens step 3; `now` is the course of the next load. */
async function openContents(contents: CourseContent[] = [], name = 'Kubernetes in Production') {
  const now = { contents, name };
  const host = wizardHost();
  host.http.on('POST', '/ai/image', picture());
  host.http.on('GET', coursePath(9), () =>
    authoredCourseWire(draftCourse({ stage: 2, batches: [batch()], contents: now.contents, name: now.name })),
  );
  const wizard = openWizard(editPath(9, '?step=3'), host);
  await screen.findByRole('heading', { level: 1, name: 'Course Content' });
  return { ...wizard, now };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const chip = (type: string) =>
  within(screen.getByRole('group', { name: 'Content type' })).getByRole('button', { name: new RegExp(`^${type}`) });
const description = () => screen.getByRole('textbox', { name: 'Description' });
const titles = ({ host }: { host: ReturnType<typeof wizardHost> }) => host.notices.map(({ title }) => title);
const preview = () => screen.getByRole('list', { name: 'Description, as it will be shown' });
const saved = () => screen.getByRole('list', { name: 'Saved contents' });

beforeEach(() => {
  localStorage.clear();
  URL.createObjectURL = () => 'blob:icon';
});

test('shows the type picker, the form and the required types for a course without contents', async () => {
  await openContents();
  const chips = within(screen.getByRole('group', { name: 'Content type' })).getAllByRole('button');
  expect(chips.map(({ textContent }) => textContent?.replace('Required', ''))).toEqual([...contentTypes]);
  expect(screen.getByText('3 required types to go:')).toBeInTheDocument();
  expect(screen.getByText(/Next appears when all 3 are in/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  expect(button('Previous')).toBeInTheDocument();
});

test('shows the messages of an empty form', async () => {
  const { user, host } = await openContents();
  await user.click(button('Add content'));
  expect(await screen.findAllByText('Content type is required')).not.toHaveLength(0);
  await waitFor(() => expect(description()).toHaveAccessibleDescription('Description is required'));
  expect(host.http.callsTo('POST', addContentPath)).toEqual([]);
});

test('previews the items of the list: split at commas outside parentheses, without duplicates', async () => {
  const { user } = await openContents();
  await user.click(chip('Covering Tools'));
  await user.type(description(), 'Docker, Kubernetes (pods, services), docker,, Helm');
  expect(
    within(preview())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Docker', 'Kubernetes (pods, services)', 'Helm']);
  expect(description()).toHaveAccessibleDescription('enter comma(,) separated content 3 items');
});

test('choosing a type clears the description, pressing it again deselects it, and Undo restores the text', async () => {
  const wizard = await openContents();
  const { user, host } = wizard;
  await user.click(chip('Benefits'));
  expect(chip('Benefits')).toHaveAttribute('aria-pressed', 'true');
  await user.type(description(), 'Small groups');
  await user.click(chip('Bonus Topics'));
  expect(description()).toHaveValue('');
  await user.type(description(), 'Cost');
  await user.click(chip('Bonus Topics'));
  expect(chip('Bonus Topics')).toHaveAttribute('aria-pressed', 'false');
  expect(description()).toHaveValue('');
  expect(titles(wizard)).toEqual(['The description was cleared']);
  act(() => host.notices[0]?.action?.onClick());
  expect(description()).toHaveValue('Cost');
  expect(chip('Bonus Topics')).toHaveAttribute('aria-pressed', 'true');
});

test('adds a content and disables its type', async () => {
  const { user, host, now } = await openContents();
  await user.click(chip('Offered Job Role'));
  await user.type(description(), 'Platform engineer');
  host.http.on('POST', addContentPath, () => {
    now.contents = [roles];
    return resultsAndData(courseContentWire(roles));
  });
  await user.click(button('Add content'));
  expect(await screen.findByRole('heading', { name: 'Offered Job Role 1 item' })).toBeInTheDocument();
  expect(host.http.callsTo('POST', addContentPath)[0]?.body).toEqual({
    TrainerId: 3,
    CourseId: 9,
    ContentType: 'Offered Job Role',
    ContentText: 'Platform engineer',
    isLive: true,
  });
  expect(chip('Offered Job Role ?, added')).toBeDisabled();
  expect(description()).toHaveValue('');
  expect(host.unsaved.get()).toEqual([]);
  expect(screen.getByText('2 required types to go:')).toBeInTheDocument();
  expect(screen.getByText('Next unlocks after Skill Measure/syllabus and Covering Tools')).toBeInTheDocument();
});

test('shows that a content was not saved and keeps the typed values', async () => {
  const wizard = await openContents();
  const { user, host } = wizard;
  await user.click(chip('Benefits'));
  await user.type(description(), 'Small groups');
  host.http.on('POST', addContentPath, new Error('offline'));
  await user.click(button('Add content'));
  expect(await screen.findByText('No response from server. Please check your connection.')).toBeInTheDocument();
  expect(titles(wizard)).toEqual(['Failed to save course content']);
  expect(description()).toHaveValue('Small groups');
});

test('saves the content after the user signed in again', async () => {
  const { user, host, now } = await openContents();
  host.session.answerSignInAs('trainer');
  host.session.refresh = async () => host.session.setUser('visitor');
  await user.click(chip('Offered Job Role'));
  await user.type(description(), 'Platform engineer');
  const answers: unknown[] = [failure(401, 'Please sign in.')];
  host.http.on('POST', addContentPath, () => {
    const refused = answers.shift();
    if (!refused) now.contents = [roles];
    return refused ?? resultsAndData(courseContentWire(roles));
  });
  await user.click(button('Add content'));
  expect(await screen.findByRole('heading', { name: 'Offered Job Role 1 item' })).toBeInTheDocument();
  expect(host.session.signInRequests).toEqual([{ message: 'We save the content right after this.' }]);
});

describe('AI generation', () => {
  test('generates the list of the chosen type', async () => {
    const wizard = await openContents();
    const { user, host } = wizard;
    await user.click(chip('Offered Job Role'));
    host.http.on('POST', '/ai/text', {
      items: ['Site Reliability Engineer', 'Platform Engineer'],
      text: 'Site Reliability Engineer, Platform Engineer',
    });
    await user.click(button('AI Generate'));
    await waitFor(() => expect(description()).toHaveValue('Site Reliability Engineer, Platform Engineer'));
    expect(titles(wizard)).toEqual(['Content generated successfully!']);
    expect(host.http.callsTo('POST', '/ai/text')[0]?.body).toEqual({
      course_name: 'Kubernetes in Production',
      category: 'Cloud & DevOps',
      sub_category: 'Containers',
      difficulty_level: 'Intermediate',
      content_type: 'Offered Job Role',
    });
  });

  test('requires a content type', async () => {
    const wizard = await openContents();
    await wizard.user.click(button('AI Generate'));
    expect(titles(wizard)).toEqual(['Please select a content type first']);
  });

  test('requires a course name', async () => {
    const wizard = await openContents([syllabus], ' ');
    await wizard.user.click(chip('Benefits'));
    await wizard.user.click(button('AI Generate'));
    expect(titles(wizard)).toEqual(['Please enter course name first']);
  });

  test("shows the edit form's message for a course without a name", async () => {
    const wizard = await openContents(whole, ' ');
    await wizard.user.click(button('Edit Covering Tools'));
    await wizard.user.click(button('AI Generate'));
    expect(titles(wizard)).toEqual(['Course name not found']);
  });

  test('can be cancelled without a notice', async () => {
    const wizard = await openContents();
    const { user, host } = wizard;
    await user.click(chip('Benefits'));
    await user.type(description(), 'Mine');
    host.http.on('POST', '/ai/text', pending);
    await user.click(button('AI Generate'));
    expect(button('Generating…')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('The list is being written')).toBeInTheDocument();
    await user.click(button('Cancel generating'));
    expect(button('AI Generate')).toBeInTheDocument();
    expect(description()).toHaveValue('Mine');
    expect(titles(wizard)).toEqual([]);
  });

  test('shows why it failed and keeps the text', async () => {
    const wizard = await openContents();
    const { user, host } = wizard;
    await user.click(chip('Benefits'));
    await user.type(description(), 'Mine');
    host.http.on('POST', '/ai/text', failure(502, 'All text generation services failed'));
    await user.click(button('AI Generate'));
    await waitFor(() => expect(titles(wizard)).toEqual(['Failed to generate content. Please try again.']));
    expect(host.notices[0]?.description).toBe('All text generation services failed');
    expect(description()).toHaveValue('Mine');
  });

  test('Undo restores replaced text', async () => {
    const { user, host } = await openContents();
    await user.click(chip('Benefits'));
    await user.type(description(), 'Mine');
    host.http.on('POST', '/ai/text', { items: ['Theirs'], text: 'Theirs' });
    await user.click(button('AI Generate'));
    await waitFor(() => expect(description()).toHaveValue('Theirs'));
    act(() => host.notices[0]?.action?.onClick());
    expect(description()).toHaveValue('Mine');
  });
});

describe('editing', () => {
  test('edits a content in place with a fixed type, and reloads after Save', async () => {
    const { user, host, now } = await openContents(whole);
    await user.click(button('Edit Covering Tools'));
    const form = screen.getByRole('form', { name: 'Edit Covering Tools' });
    expect(within(form).getByRole('heading', { name: 'Covering Tools' })).toBeInTheDocument();
    await waitFor(() => expect(description()).toHaveFocus());
    expect(description()).toHaveValue('kubectl, Helm');
    await user.type(description(), ', Argo');
    host.http.on('PATCH', '/course-content/updateContent/3', () => {
      now.contents = [syllabus, roles, { ...tools, items: ['kubectl', 'Helm', 'Argo'] }];
      return courseContentWire(now.contents[2] as CourseContent);
    });
    await user.click(button('Save'));
    expect(await screen.findByRole('heading', { name: 'Covering Tools 3 items' })).toBeInTheDocument();
    expect(host.http.callsTo('PATCH', /updateContent/)[0]?.body).toEqual({
      trainer_id: 3,
      content_type: 'Covering Tools',
      content_text: 'kubectl, Helm, Argo',
    });
    await waitFor(() => expect(button('Edit Covering Tools')).toHaveFocus());
  });

  test('rejects an empty list; Cancel closes the form', async () => {
    const { user, host } = await openContents(whole);
    await user.click(button('Edit Covering Tools'));
    await user.clear(description());
    await user.click(button('Save'));
    await waitFor(() => expect(description()).toHaveAccessibleDescription('Required'));
    expect(host.http.callsTo('PATCH', /updateContent/)).toEqual([]);
    await user.click(button('Cancel'));
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(within(saved()).getByText('Helm')).toBeInTheDocument();
  });

  test('shows that a change was not saved and keeps it', async () => {
    const wizard = await openContents(whole);
    const { user, host } = wizard;
    await user.click(button('Edit Covering Tools'));
    await user.type(description(), ', Argo');
    host.http.on('PATCH', '/course-content/updateContent/3', failure(500, 'The database is resting.'));
    await user.click(button('Save'));
    expect(await screen.findByText('The database is resting.')).toBeInTheDocument();
    expect(titles(wizard)).toEqual(['Failed to update content. Please try again.']);
    expect(description()).toHaveValue('kubectl, Helm, Argo');
  });
});

describe('deleting', () => {
  const confirm = async (user: Awaited<ReturnType<typeof openContents>>['user']) => {
    await user.click(button('Delete Covering Tools'));
    const dialog = await screen.findByRole('dialog', { name: 'Delete Covering Tools?' });
    expect(dialog).toHaveTextContent('This type is required: a course cannot be published without it.');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  };

  test('deletes after confirmation, reloads, hides Next and enables the type again', async () => {
    const { user, host, now } = await openContents(whole);
    expect(button('Next')).toBeInTheDocument();
    host.http.on('DELETE', '/course-content/deleteContent/3', () => {
      now.contents = [syllabus, roles];
      return done();
    });
    await confirm(user);
    expect(await screen.findByText('1 required type to go:')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    expect(chip('Covering Tools')).toBeEnabled();
  });

  test('restores a content that could not be deleted, with a notice and Retry', async () => {
    const wizard = await openContents(whole);
    const { user, host, now } = wizard;
    host.http.on('DELETE', '/course-content/deleteContent/3', new Error('offline'));
    await confirm(user);
    await waitFor(() => expect(titles(wizard)).toEqual(['The content was not deleted']));
    expect(within(saved()).getByText('Helm')).toBeInTheDocument();
    host.http.on('DELETE', '/course-content/deleteContent/3', () => {
      now.contents = [syllabus, roles];
      return done();
    });
    act(() => host.notices[0]?.action?.onClick());
    await waitFor(() => expect(within(saved()).queryByText('Helm')).not.toBeInTheDocument());
  });
});

describe('order', () => {
  const order = () =>
    within(saved())
      .getAllByRole('heading')
      .map(({ textContent }) => textContent?.replace(/ \d+ items?$/, ''));

  test('moves contents with the keyboard and keeps the focus on the pressed button', async () => {
    const { user, host, now } = await openContents(whole);
    host.http.on('PUT', '/course-content/courses/9/order', () => {
      now.contents = [roles, syllabus, tools];
      return now.contents.map((content) => courseContentWire(content));
    });
    act(() => button('Move Skill Measure/syllabus down').focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(order()).toEqual(['Offered Job Role', 'Skill Measure/syllabus', 'Covering Tools']));
    expect(button('Move Skill Measure/syllabus down')).toHaveFocus();
    expect(screen.getByText('Skill Measure/syllabus is now number 2 of 3')).toBeInTheDocument();
    expect(host.http.callsTo('PUT', /order/)[0]?.body).toEqual({ ids: [2, 1, 3] });
  });

  test('the first content cannot move up', async () => {
    const { user, host } = await openContents(whole);
    await user.click(button('Move Skill Measure/syllabus up'));
    expect(host.http.callsTo('PUT', /order/)).toEqual([]);
  });

  test('restores the order when saving it fails, with a notice and Retry', async () => {
    const wizard = await openContents(whole);
    const { user, host, now } = wizard;
    host.http.on('PUT', '/course-content/courses/9/order', failure(500, 'The database is resting.'));
    await user.click(button('Move Covering Tools up'));
    await waitFor(() => expect(titles(wizard)).toEqual(['The order was not saved']));
    expect(order()).toEqual(['Skill Measure/syllabus', 'Offered Job Role', 'Covering Tools']);
    host.http.on('PUT', '/course-content/courses/9/order', () => {
      now.contents = [syllabus, tools, roles];
      return now.contents.map((content) => courseContentWire(content));
    });
    act(() => host.notices[0]?.action?.onClick());
    await waitFor(() => expect(order()).toEqual(['Skill Measure/syllabus', 'Covering Tools', 'Offered Job Role']));
  });
});

test('hides the form once all required types exist, and Next saves stage 3', async () => {
  const wizard = await openContents(whole);
  const { user, host } = wizard;
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  host.http.on(
    'PATCH',
    updatePath(9),
    authoredCourseWire(draftCourse({ stage: 3, batches: [batch()], contents: whole })),
  );
  await user.click(button('Next'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Course Curriculum' })).toBeInTheDocument();
  expect(host.http.callsTo('PATCH', updatePath(9))[0]?.body).toEqual({ stage: 3 });
  expect(titles(wizard)).toContain('Content step completed successfully!');
});

test('stays on the step and shows a notice when saving the stage fails', async () => {
  const wizard = await openContents(whole);
  wizard.host.http.on('PATCH', updatePath(9), new Error('offline'));
  await wizard.user.click(button('Next'));
  await waitFor(() => expect(titles(wizard)).toEqual(['The step was not saved']));
  expect(screen.getByRole('heading', { level: 1, name: 'Course Content' })).toBeInTheDocument();
});

test('offers to add contents until every type exists', async () => {
  const { user } = await openContents(whole);
  await user.click(button('Add more content'));
  await waitFor(() => expect(chip('Salient Features')).toHaveFocus());
  await user.click(button('Cancel'));
  await waitFor(() => expect(button('Add more content')).toHaveFocus());
});

test('shows generated icons for skills and tools', async () => {
  const { host } = await openContents(whole);
  await waitFor(() => expect(host.http.callsTo('POST', '/ai/image').length).toBeGreaterThan(2));
  expect(host.http.callsTo('POST', '/ai/image')[0]?.body).toEqual({ name: 'Pods', kind: 'skill' });
  await waitFor(() => expect(saved().querySelector('img')).toHaveAttribute('src', 'blob:icon'));
});

test('restores the drafts of a new and of an edited content', async () => {
  const first = await openContents(whole);
  await first.user.click(button('Edit Covering Tools'));
  await first.user.type(description(), ', Argo');
  expect(first.host.unsaved.get()).toEqual(['Your changes of Covering Tools are not saved yet.']);
  first.unmount();
  const second = await openContents(whole);
  expect(description()).toHaveValue('kubectl, Helm, Argo');
  await second.user.click(button('Cancel'));
  await second.user.click(button('Add more content'));
  await second.user.click(chip('Benefits'));
  await second.user.type(description(), 'Small groups');
  second.unmount();
  await openContents(whole);
  expect(description()).toHaveValue('Small groups');
  expect(chip('Benefits')).toHaveAttribute('aria-pressed', 'true');
});
