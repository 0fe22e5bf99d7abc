import type { CourseModule } from '@kaksha/domain/catalogue';
import { done, failure } from '@kaksha/testing/fake-http';
import { answerSecondSave, testSecondSave } from '@kaksha/testing/second-save';
import { authoredCourseWire } from '@kaksha/testing/wire/catalogue';
import { courseModuleWire } from '@kaksha/testing/wire/trainer-area';
import { act, screen, waitFor, within } from '@testing-library/react';
import { coursePath, draftCourse } from '../fake-wizard';
import {
  button,
  field,
  first,
  list,
  modulePath,
  openCurriculum,
  published,
  second,
  titles,
} from './fake-curriculum-step';

beforeEach(() => {
  localStorage.clear();
  URL.createObjectURL = () => 'blob:icon';
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
    host.http.on('DELETE', `${modulePath}/2`, failure(500, 'Database unavailable.'));
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

  test('saves a move that was pressed while the list reloaded after the one before', async () => {
    const third = { ...second, id: 3, name: 'Upgrades' };
    const { user, host, now } = await openCurriculum([first, second, third], published);
    const byId = new Map([first, second, third].map((module) => [module.id, module]));
    host.http.on('PUT', '/courseCurriculum/courses/9/order', ({ body: { ids } }: { body: { ids: number[] } }) => {
      now.modules = ids.flatMap((id) => byId.get(id) ?? []);
      return now.modules.map((module) => courseModuleWire(module));
    });
    const loads = () => host.http.callsTo('GET', coursePath(9)).length;
    const before = loads();
    let answer = () => {};
    host.http.on('GET', coursePath(9), () => {
      const loaded = authoredCourseWire(draftCourse(now));
      return new Promise((resolve) => (answer = () => resolve(loaded)));
    });
    await user.click(button('Move Upgrades up'));
    await waitFor(() => expect(loads()).toBe(before + 1));
    await user.click(button('Move Upgrades up'));
    await act(async () => answer());
    await waitFor(() =>
      expect(host.http.callsTo('PUT', /order/).map(({ body }) => body)).toEqual([
        { ids: [1, 3, 2] },
        { ids: [3, 1, 2] },
      ]),
    );
    await waitFor(() => expect(loads()).toBe(before + 2));
    await act(async () => answer());
    const names = within(list()).getAllByRole('heading', { level: 3 });
    expect(names[0]).toHaveTextContent('Upgrades');
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

const noPractice = {
  call: ['PUT', `${modulePath}/1`] as const,
  stored: courseModuleWire({ ...first, handsOn: [] }),
};
testSecondSave('a practice that the other tab removed', {
  ...noPractice,
  record: 'module',
  label: 'Hands-on practice',
  shown: { mine: 'Build one, Break it', theirs: 'Nothing' },
  async save() {
    const { user, host } = await openCurriculum([{ ...first, version: 1 }], published);
    answerSecondSave(host, noPractice);
    await user.click(button('Edit First cluster'));
    await user.type(field('Hands-on practice'), ' ,Break it');
    await user.click(button('Save changes'));
    return host;
  },
  sent: { mine: { hands_on: 'Build one ,Break it' }, theirs: { hands_on: '' } },
  expectTyped: () => expect(field('Hands-on practice')).toHaveValue('Build one ,Break it'),
});
