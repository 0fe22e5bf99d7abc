import { builtInTextNotice } from '@kaksha/domain/built-in-writer';
import { type FakeCall, failure, pending } from '@kaksha/testing/fake-http';
import { act, screen, waitFor } from '@testing-library/react';
import { button, field, first, openCurriculum, published, titles } from './fake-curriculum-step';

beforeEach(() => {
  localStorage.clear();
  URL.createObjectURL = () => 'blob:icon';
});

describe('AI generation', () => {
  const lists: Record<string, string[]> = { topics: ['Nodes', 'Pods'], hands_on: ['Build one'], skills: ['kubectl'] };
  const byKind = ({ body }: FakeCall) => {
    const items = lists[(body as { kind: string }).kind] ?? [];
    return { items, text: items.join(', '), built_in: true };
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
    expect(host.notices[0]?.description).toBe(builtInTextNotice);
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
    host.http.on('POST', '/ai/text', failure(502, 'All text generation services failed', { code: 'AI_UNAVAILABLE' }));
    await user.click(button(`AI Generate ${kind}`));
    await waitFor(() => expect(titles(wizard)).toEqual([message]));
    expect(host.notices[0]?.description).toBe('All text generation services failed');
    expect(field('Topics')).toHaveValue('Mine');
  });

  test('keeps the lists that arrived when one request failed', async () => {
    const wizard = await openCurriculum();
    const { user, host } = wizard;
    await user.type(field('Module Name'), 'First cluster');
    const refusal = failure(400, 'Unsupported field type', { code: 'UNSUPPORTED_FIELD_TYPE' });
    host.http.on('POST', '/ai/text', (call: FakeCall) =>
      (call.body as { kind: string }).kind === 'skills' ? refusal : byKind(call),
    );
    await user.click(button('AI Generate all'));
    await waitFor(() => expect(titles(wizard)).toEqual(['Failed to generate all content. Please try again.']));
    expect(host.notices[0]?.description).toBe('Unsupported field type');
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
