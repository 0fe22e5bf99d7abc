import { builtInTextNotice } from '@kaksha/domain/built-in-writer';
import { failure, pending } from '@kaksha/testing/fake-http';
import { act, screen, waitFor } from '@testing-library/react';
import { button, chip, description, openContents, syllabus, titles, whole } from './fake-contents-step';

beforeEach(() => {
  localStorage.clear();
  URL.createObjectURL = () => 'blob:icon';
});

describe('AI generation', () => {
  test('generates the list of the chosen type', async () => {
    const wizard = await openContents();
    const { user, host } = wizard;
    await user.click(chip('Offered Job Role'));
    host.http.on('POST', '/ai/text', {
      items: ['Site Reliability Engineer', 'Platform Engineer'],
      text: 'Site Reliability Engineer, Platform Engineer',
      built_in: true,
    });
    await user.click(button('AI Generate'));
    await waitFor(() => expect(description()).toHaveValue('Site Reliability Engineer, Platform Engineer'));
    expect(titles(wizard)).toEqual(['Content generated successfully!']);
    expect(host.notices[0]?.description).toBe(builtInTextNotice);
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
    host.http.on('POST', '/ai/text', failure(502, 'All text generation services failed', { code: 'AI_UNAVAILABLE' }));
    await user.click(button('AI Generate'));
    await waitFor(() => expect(titles(wizard)).toEqual(['Failed to generate content. Please try again.']));
    expect(host.notices[0]?.description).toBe('All text generation services failed');
    expect(description()).toHaveValue('Mine');
  });

  test('Undo restores replaced text', async () => {
    const { user, host } = await openContents();
    await user.click(chip('Benefits'));
    await user.type(description(), 'Mine');
    host.http.on('POST', '/ai/text', { items: ['Theirs'], text: 'Theirs', built_in: false });
    await user.click(button('AI Generate'));
    await waitFor(() => expect(description()).toHaveValue('Theirs'));
    act(() => host.notices[0]?.action?.onClick());
    expect(description()).toHaveValue('Mine');
  });
});
