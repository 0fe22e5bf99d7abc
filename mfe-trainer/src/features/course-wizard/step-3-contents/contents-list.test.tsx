import type { CourseContent } from '@kaksha/domain/catalogue';
import { done, type FakeCall, failure } from '@kaksha/testing/fake-http';
import { answerSecondSave, testSecondSave } from '@kaksha/testing/second-save';
import { courseContentWire } from '@kaksha/testing/wire/trainer-area';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  button,
  chip,
  description,
  openContents,
  roles,
  saved,
  syllabus,
  titles,
  tools,
  whole,
} from './fake-contents-step';

beforeEach(() => {
  localStorage.clear();
  URL.createObjectURL = () => 'blob:icon';
});

describe('hiding', () => {
  const status = /updateContentStatus\/3$/;

  test('hides a content from learners and shows it again, with a note when the type is required', async () => {
    const { user, host, now } = await openContents(whole);
    host.http.on('PUT', status, ({ body }: FakeCall) => {
      const { status: live } = body as { status: boolean };
      now.contents = [syllabus, roles, { ...tools, live }];
      return courseContentWire({ ...tools, live });
    });
    await user.click(button('Hide Covering Tools'));
    const row = () =>
      within(saved())
        .getByRole('heading', { name: /^Covering Tools/ })
        .closest('li') as HTMLElement;
    expect(await within(row()).findByText('Hidden from learners')).toBeInTheDocument();
    expect(host.notices.at(-1)).toMatchObject({
      title: 'Covering Tools is hidden from learners',
      description: 'This type is required: a draft cannot be published while it is hidden.',
    });
    expect(button('Next')).toBeInTheDocument();
    await user.click(button('Show Covering Tools'));
    await waitFor(() => expect(within(row()).queryByText('Hidden from learners')).not.toBeInTheDocument());
    expect(host.notices.at(-1)?.title).toBe('Learners see Covering Tools');
    expect(host.http.callsTo('PUT', status).map(({ body }) => body)).toEqual([{ status: false }, { status: true }]);
  });

  test('tells that a content was not hidden, with Retry', async () => {
    const { user, host } = await openContents(whole);
    host.http.on('PUT', status, failure(503, 'Please wait a minute.'));
    await user.click(button('Hide Covering Tools'));
    await waitFor(() =>
      expect(host.notices.at(-1)).toMatchObject({
        type: 'error',
        title: 'Covering Tools was not hidden',
        description: 'Please wait a minute.',
      }),
    );
    host.http.on('PUT', status, courseContentWire({ ...tools, live: false }));
    await act(async () => host.notices.at(-1)?.action?.onClick());
    await waitFor(() => expect(host.http.callsTo('PUT', status)).toHaveLength(2));
  });

  test('an edited content stays hidden', async () => {
    const { user, host } = await openContents([syllabus, roles, { ...tools, live: false }]);
    host.http.on('PATCH', /updateContent\/3$/, courseContentWire({ ...tools, live: false }));
    await user.click(button('Edit Covering Tools'));
    await user.type(description(), ', Argo');
    await user.click(button('Save'));
    await waitFor(() => expect(host.http.callsTo('PATCH', /updateContent/)[0]?.body).toMatchObject({ is_live: false }));
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
      is_live: true,
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
    host.http.on('PATCH', '/course-content/updateContent/3', failure(500, 'Database unavailable.'));
    await user.click(button('Save'));
    expect(await screen.findByText('Database unavailable.')).toBeInTheDocument();
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
    expect(screen.getByText('Skill Measure/syllabus: now number 2 of 3')).toBeInTheDocument();
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
    host.http.on('PUT', '/course-content/courses/9/order', failure(500, 'Database unavailable.'));
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

const flux = {
  call: ['PATCH', '/course-content/updateContent/3'] as const,
  stored: courseContentWire({ ...tools, items: ['kubectl', 'Flux'] }),
};
testSecondSave('the items of a content', {
  ...flux,
  record: 'content',
  label: 'Description',
  shown: { mine: 'kubectl, Helm, Argo', theirs: 'kubectl, Flux' },
  async save() {
    const { user, host } = await openContents([syllabus, roles, { ...tools, version: 1 }]);
    answerSecondSave(host, flux);
    await user.click(button('Edit Covering Tools'));
    await user.type(description(), ',Argo , helm');
    await user.click(button('Save'));
    return host;
  },
  sent: { mine: { content_text: 'kubectl, Helm,Argo , helm' }, theirs: { content_text: 'kubectl, Flux' } },
  expectTyped: () => expect(description()).toHaveValue('kubectl, Helm,Argo , helm'),
});
