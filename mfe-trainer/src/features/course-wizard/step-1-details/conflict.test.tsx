import { editConflict, failure } from '@kaksha/testing/fake-http';
import { answerSecondSave, testSecondSave } from '@kaksha/testing/second-save';
import { authoredCourseWire } from '@kaksha/testing/wire/catalogue';
import { screen, waitFor, within } from '@testing-library/react';
import { draftCourse, editPath, field, openWizard, saveButton, updatePath, wizardHost } from '../fake-wizard';

const mine = draftCourse();
const theirs = draftCourse({ version: 5, description: 'Their words', fees: { inr: 9000, usd: 190, discount: 20 } });

/** Saves the course after another user saved it. */
async function saveSecond(saved = theirs) {
  const host = wizardHost(mine);
  host.http.on('PATCH', updatePath(9), ({ body }: { body: { version: number } }) =>
    body.version === saved.version
      ? authoredCourseWire({ ...saved, version: 6 })
      : editConflict(authoredCourseWire(saved)),
  );
  const wizard = openWizard(editPath(9, '?step=1'), host);
  await screen.findByRole('heading', { level: 1, name: 'Create New Course' });
  await wizard.user.type(field('Course name'), ' II');
  await wizard.user.click(saveButton());
  return wizard;
}
const dialog = () => screen.findByRole('dialog', { name: 'This course was changed meanwhile' });
const choice = async (name: string) => within(within(await dialog()).getByRole('radiogroup', { name }));
const patches = ({ host }: Awaited<ReturnType<typeof saveSecond>>) =>
  host.http.callsTo('PATCH', updatePath(9)).map(({ body }) => body as Record<string, unknown>);

beforeEach(() => localStorage.clear());

test('shows both values of each conflicting field and saves the choice', async () => {
  const wizard = await saveSecond();
  const names = within(await dialog()).getAllByRole('radiogroup');
  expect(names.map((group) => group.getAttribute('aria-labelledby'))).toHaveLength(3);
  expect((await choice('Description')).getByText('Run a cluster that survives its first bad day.')).toBeInTheDocument();
  // The user changed the name only.
  expect((await choice('Course name')).getByRole('radio', { name: /Yours/ })).toBeChecked();
  expect((await choice('Description')).getByRole('radio', { name: /As it was saved/ })).toBeChecked();
  await wizard.user.click((await choice('Fee in ₹')).getByRole('radio', { name: /Yours/ }));
  await wizard.user.click(screen.getByRole('button', { name: 'Save my choice' }));
  await waitFor(() => expect(wizard.address()).toBe(editPath(9, '?step=2')));
  expect(patches(wizard)[1]).toMatchObject({
    course_name: 'Kubernetes in Production II',
    description: 'Their words',
    fee: 15_000,
    version: 5,
  });
});

test('closing the conflict dialog saves nothing and keeps the typed values', async () => {
  const wizard = await saveSecond();
  await dialog();
  await wizard.user.click(screen.getByRole('button', { name: 'Go on editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(field('Course name')).toHaveValue('Kubernetes in Production II');
  expect(patches(wizard)).toHaveLength(1);
  expect(wizard.host.unsaved.get()).toHaveLength(1);
});

test('saves without a dialog when both saves have equal values', async () => {
  const wizard = await saveSecond(draftCourse({ version: 5, name: 'Kubernetes in Production II' }));
  await waitFor(() => expect(wizard.address()).toBe(editPath(9, '?step=2')));
  expect(patches(wizard).map(({ version }) => version)).toEqual([3, 5]);
});

test('shows field errors of the chosen values at their fields', async () => {
  const wizard = await saveSecond();
  await dialog();
  wizard.host.http.on('PATCH', updatePath(9), failure(400, 'No.', { fields: { course_name: 'This name is taken' } }));
  await wizard.user.click(screen.getByRole('button', { name: 'Save my choice' }));
  await waitFor(() => expect(field('Course name')).toHaveAccessibleDescription('This name is taken'));
});

const second = { record: 'course', call: ['PATCH', updatePath(9)] as const };
const first = draftCourse({ version: 1 });

/** Changes the course after another tab saved `stored`. */
async function saveAfter(stored: object, change: (user: ReturnType<typeof openWizard>['user']) => Promise<void>) {
  const host = wizardHost(first);
  answerSecondSave(host, { ...second, stored });
  const { user } = openWizard(editPath(9, '?step=1'), host);
  await change(user);
  await user.click(saveButton());
  return host;
}
const choose = async (user: ReturnType<typeof openWizard>['user'], list: string, option: string) => {
  await screen.findByRole('option', { name: option });
  await user.selectOptions(screen.getByRole('combobox', { name: list }), option);
};
const expectChosen = (list: string, option: string) =>
  expect(screen.getByRole('combobox', { name: list })).toHaveDisplayValue(option);

// The lists that the form loaded have neither the subcategory nor the language.
const ofMachines = authoredCourseWire({ ...first, subcategory: { id: 3, name: 'Virtual machines' } });
testSecondSave('the category of a course with its subcategory', {
  ...second,
  label: 'Category',
  shown: { mine: 'Data, Warehouses', theirs: 'Cloud & DevOps, Virtual machines' },
  save: () =>
    saveAfter(ofMachines, async (user) => {
      await choose(user, 'Category', 'Data');
      await choose(user, 'Subcategory', 'Warehouses');
    }),
  stored: ofMachines,
  sent: { mine: { category_id: 2, sub_category_id: 7 }, theirs: { category_id: 1, sub_category_id: 3 } },
  expectTyped: () => expectChosen('Subcategory', 'Warehouses'),
});

const inTamil = authoredCourseWire({ ...first, language: { id: 3, displayName: 'Tamil' } });
testSecondSave('the language of a course', {
  ...second,
  label: 'Language',
  shown: { mine: 'Hindi', theirs: 'Tamil' },
  save: () => saveAfter(inTamil, (user) => choose(user, 'Language', 'Hindi')),
  stored: inTamil,
  sent: { mine: { language_id: 2 }, theirs: { language_id: 3 } },
  expectTyped: () => expectChosen('Language', 'Hindi'),
});
