import { category } from '@kaksha/testing/factories';
import { failure } from '@kaksha/testing/fake-http';
import { categoryWire } from '@kaksha/testing/wire/catalogue';
import { screen, within } from '@testing-library/react';
import { draftCourse, editPath, openWizard, wizardHost } from '../fake-wizard';

const draft = draftCourse();
const select = (name: string) => screen.getByRole('combobox', { name });
const opened = () => screen.findByRole('heading', { level: 1, name: 'Create New Course' });

beforeEach(() => localStorage.clear());

test('enables the subcategory with a category and clears it when the category changes', async () => {
  const { user } = openWizard();
  await opened();
  await screen.findByRole('option', { name: 'Data' });
  expect(select('Subcategory')).toBeDisabled();
  await user.selectOptions(select('Category'), '1');
  await user.selectOptions(select('Subcategory'), await screen.findByRole('option', { name: 'Containers' }));
  expect(select('Subcategory')).toHaveValue('1');
  await user.selectOptions(select('Category'), 'Data');
  expect(await screen.findByRole('option', { name: 'Warehouses' })).toBeInTheDocument();
  expect(select('Subcategory')).toHaveValue('');
});

test('shows why the categories did not load, and Retry loads them', async () => {
  const host = wizardHost();
  const answers: unknown[] = [failure(500, 'Database unavailable.')];
  host.http.on('GET', '/categories', () => answers.shift() ?? [categoryWire(category())]);
  const { user } = openWizard(undefined, host);
  await opened();
  await screen.findByText(/Error loading categories: Database unavailable\./);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('option', { name: 'Cloud & DevOps' })).toBeInTheDocument();
  expect(screen.queryByText(/Error loading categories/)).not.toBeInTheDocument();
});

test('a course keeps its category that is no longer offered, and the list says so', async () => {
  const host = wizardHost(draft);
  host.http.on('GET', '/categories', [categoryWire(category({ id: 77, displayName: 'Data' }))]);
  openWizard(editPath(9, '?step=1'), host);
  await screen.findByRole('option', { name: 'Data' });
  expect(within(select('Category')).getByRole('option', { selected: true })).toHaveTextContent('No longer offered');
});
