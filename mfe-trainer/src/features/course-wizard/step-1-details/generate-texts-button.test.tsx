import { builtInTextNotice } from '@kaksha/domain/built-in-writer';
import { failure, pending } from '@kaksha/testing/fake-http';
import { act, screen, waitFor } from '@testing-library/react';
import { field, openWizard, wizardHost } from '../fake-wizard';

const path = '/ai/course-content';
const words = {
  description: 'First paragraph.\n\nSecond paragraph.',
  prerequisites: ['Linux', 'One cloud'],
  objectives: ['Define service levels', 'Run an incident'],
  built_in: false,
};
const titles = ({ host }: Awaited<ReturnType<typeof open>>) => host.notices.map(({ title }) => title);

async function open(answer: unknown = words, name = 'Site Reliability') {
  const host = wizardHost();
  host.http.on('POST', path, answer);
  const wizard = openWizard(undefined, host);
  await screen.findByRole('option', { name: 'Cloud & DevOps' });
  if (name) await wizard.user.type(field('Course name'), name);
  const generate = () => wizard.user.click(screen.getByRole('button', { name: 'AI Generate' }));
  return { ...wizard, generate };
}

beforeEach(() => localStorage.clear());

test('generates description, prerequisites and objectives from the typed values', async () => {
  const wizard = await open();
  await wizard.user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), '1');
  await wizard.generate();
  await waitFor(() => expect(field('Description')).toHaveValue(words.description));
  expect(field('Prerequisites')).toHaveValue('Linux\nOne cloud');
  expect(field('Objectives')).toHaveValue('Define service levels\nRun an incident');
  expect(titles(wizard)).toEqual(['Course content generated successfully!']);
  expect(wizard.host.http.callsTo('POST', path)[0]?.body).toEqual({
    course_name: 'Site Reliability',
    category: 'Cloud & DevOps',
    difficulty_level: 'Beginner',
  });
});

test.each([
  [true, builtInTextNotice],
  [false, undefined],
])('the notice says that no model was used when built_in is %s', async (built_in, description) => {
  const wizard = await open({ ...words, built_in });
  await wizard.generate();
  await waitFor(() => expect(wizard.host.notices).toHaveLength(1));
  expect(wizard.host.notices[0]?.description).toBe(description);
});

test('Undo restores the replaced texts', async () => {
  const wizard = await open();
  await wizard.user.type(field('Objectives'), 'Mine');
  await wizard.generate();
  await waitFor(() => expect(field('Objectives')).toHaveValue('Define service levels\nRun an incident'));
  act(() => wizard.host.notices.at(-1)?.action?.onClick());
  expect(field('Objectives')).toHaveValue('Mine');
  expect(field('Description')).toHaveValue('');
});

test('requires a course name', async () => {
  const wizard = await open(words, '');
  await wizard.generate();
  expect(titles(wizard)).toEqual(['Please enter course name first']);
  expect(field('Course name')).toHaveFocus();
  expect(wizard.host.http.callsTo('POST', path)).toEqual([]);
});

test('shows that texts are being generated, and cancelling shows no notice', async () => {
  const wizard = await open(pending);
  await wizard.generate();
  expect(await screen.findByRole('button', { name: 'Generating…', busy: true })).toBeInTheDocument();
  expect(screen.getByText('Description, prerequisites and objectives are being written')).toBeInTheDocument();
  await wizard.user.click(screen.getAllByRole('button', { name: 'Cancel' })[0]!);
  expect(screen.getByRole('button', { name: 'AI Generate' })).toBeInTheDocument();
  expect(titles(wizard)).toEqual([]);
});

test.each([
  [502, 'All text generation services failed', 'AI_UNAVAILABLE'],
  [502, 'Could not extract JSON from AI response', 'AI_ANSWER_UNREADABLE'],
  [502, 'Invalid course content structure from AI response', 'AI_ANSWER_INVALID'],
  [429, "Today's help is used up. It begins anew at midnight.", 'AI_QUOTA_USED_UP'],
] as const)('shows a failure with its reason (%i %s)', async (status, reason, code) => {
  const wizard = await open(failure(status, reason, { code }));
  await wizard.generate();
  await waitFor(() => expect(titles(wizard)).toEqual(['Failed to generate course content. Please try again.']));
  expect(wizard.host.notices[0]?.description).toBe(reason);
  expect(field('Description')).toHaveValue('');
});
