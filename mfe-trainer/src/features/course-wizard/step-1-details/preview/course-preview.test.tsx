import { batch } from '@kaksha/testing/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { draftCourse, editPath, field, openWizard, wizardHost } from '../../fake-wizard';

const preview = () => within(screen.getByRole('region', { name: 'How learners will see it' }));

beforeEach(() => localStorage.clear());

test('the preview shows the typed values', async () => {
  const { user } = openWizard();
  await screen.findByRole('option', { name: 'Cloud & DevOps' });
  expect(preview().getByText('Untitled Course')).toBeInTheDocument();
  expect(preview().getByText('Price on request')).toBeInTheDocument();
  await user.type(field('Course name'), 'Site Reliability');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), '1');
  await user.click(screen.getByRole('radio', { name: 'Advanced' }));
  await user.type(screen.getByRole('spinbutton', { name: 'Fee in ₹' }), '16500');
  expect(preview().getByText('Site Reliability')).toBeInTheDocument();
  expect(preview().getByText('Cloud & DevOps')).toBeInTheDocument();
  expect(preview().getByText('Advanced')).toBeInTheDocument();
  expect(preview().getByText('₹16,500')).toBeInTheDocument();
  expect(preview().getByText('Ananya Raghavan')).toBeInTheDocument();
  expect(preview().getByText('Times come in step 2')).toBeInTheDocument();
  await user.clear(screen.getByRole('spinbutton', { name: 'Discount, %' }));
  await user.type(screen.getByRole('spinbutton', { name: 'Discount, %' }), '20');
  expect(preview().getByText('₹13,200')).toBeInTheDocument();
  await user.type(screen.getByRole('spinbutton', { name: 'Discount, %' }), '0');
  expect(preview().getByText('₹16,500')).toBeInTheDocument();
});

test('shows the start date of a course with batches', async () => {
  openWizard(editPath(9, '?step=1'), wizardHost(draftCourse({ batches: [batch({ courseId: 9 })] })));
  await screen.findByRole('heading', { level: 1, name: 'Create New Course' });
  expect(preview().getByText('7:00–9:00 PM IST')).toBeInTheDocument();
  expect(preview().getByText('4 weeks')).toBeInTheDocument();
});

test('a button opens the preview in a sheet on a narrow screen', async () => {
  const { user } = openWizard();
  await screen.findByRole('heading', { level: 1, name: 'Create New Course' });
  await user.type(field('Course name'), 'Site Reliability');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const sheet = await screen.findByRole('dialog', { name: 'How learners will see it' });
  expect(within(sheet).getByText('Site Reliability')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Preview' })).toHaveFocus();
});
