import { contentTypes } from '@kaksha/domain/catalogue';
import { batch } from '@kaksha/testing/factories';
import { sessionEnded } from '@kaksha/testing/fake-host';
import { failure, resultsAndData } from '@kaksha/testing/fake-http';
import { authoredCourseWire } from '@kaksha/testing/wire/catalogue';
import { courseContentWire } from '@kaksha/testing/wire/trainer-area';
import { act, screen, waitFor, within } from '@testing-library/react';
import { coursePath, draftCourse, updatePath } from '../fake-wizard';
import {
  addContentPath,
  button,
  chip,
  description,
  openContents,
  preview,
  roles,
  saved,
  titles,
  tools,
  whole,
} from './fake-contents-step';

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

test('lists a content that is added before the reload after another has its answer', async () => {
  const { user, host, now } = await openContents();
  const answers: (() => void)[] = [];
  host.http.on('GET', coursePath(9), () => {
    const read = authoredCourseWire(draftCourse({ stage: 2, batches: [batch()], contents: now.contents }));
    return new Promise((resolve) => answers.push(() => resolve(read)));
  });
  for (const [index, content] of [roles, tools].entries()) {
    host.http.on('POST', addContentPath, () => {
      now.contents = [...now.contents, content];
      return resultsAndData(courseContentWire(content));
    });
    await user.click(chip(content.type));
    await user.type(description(), content.items[0] ?? '');
    await user.click(button('Add content'));
    await waitFor(() => expect(answers).toHaveLength(index + 1));
  }
  act(() => {
    for (const answer of answers) answer();
  });
  expect(await within(await screen.findByRole('list', { name: 'Saved contents' })).findByText('kubectl')).toBeVisible();
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
  expect(host.session.signInRequests).toEqual([sessionEnded]);
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
