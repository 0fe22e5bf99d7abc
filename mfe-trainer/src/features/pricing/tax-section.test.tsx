import { failure } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { answerSecondSave, testSecondSave } from '@kaksha/testing/second-save';
import { screen, waitFor, within } from '@testing-library/react';
import { trainerHost } from '../../fake-trainer-host';
import remote from '../../remote';

const path = '/pricing/tax-profile';
const stored = { name: 'Asha Rao', address: 'MG Road, Pune', state: '27', gstin: null, version: 1 };

async function open(answer: unknown = stored) {
  const host = trainerHost();
  host.http.on('GET', '/pricing/payment-config/3', failure(500, 'Not now.'));
  host.http.on('GET', path, answer);
  const rendered = renderRoutes(remote.routes, { host, path: '/patron/basicdetails/pricing' });
  return { ...rendered, host };
}
const form = async () => within(await screen.findByRole('form', { name: 'Invoices' }));

test('saves the details of invoices with a GST number', async () => {
  const { host, user } = await open();
  const fields = await form();
  expect(fields.getByRole('combobox', { name: 'State' })).toHaveDisplayValue('Maharashtra');
  await user.type(fields.getByRole('textbox', { name: 'GST number' }), '27aapfu0939f1zv');
  host.http.on('PUT', path, { ...stored, gstin: '27AAPFU0939F1ZV' });
  await user.click(fields.getByRole('button', { name: 'Save invoice details' }));
  await waitFor(() => expect(host.notices.at(-1)).toMatchObject({ title: 'Details of your invoices saved' }));
  expect(host.http.callsTo('PUT', path)[0]?.body).toEqual({ ...stored, gstin: '27aapfu0939f1zv' });
  expect(fields.getByRole('textbox', { name: 'GST number' })).toHaveValue('27AAPFU0939F1ZV');
});

test('names a GST number whose check character is wrong, and one of another state', async () => {
  const { host, user } = await open();
  const fields = await form();
  const number = fields.getByRole('textbox', { name: 'GST number' });
  await user.type(number, '27AAPFU0939F1ZW');
  await user.click(fields.getByRole('button', { name: 'Save invoice details' }));
  expect(await fields.findAllByText(/Please check the GST number/)).not.toHaveLength(0);
  await user.clear(number);
  await user.type(number, '27AAPFU0939F1ZV');
  await user.selectOptions(fields.getByRole('combobox', { name: 'State' }), 'Karnataka');
  await user.click(fields.getByRole('button', { name: 'Save invoice details' }));
  expect(await fields.findAllByText(/belong to another state/)).not.toHaveLength(0);
  expect(host.http.callsTo('PUT', path)).toHaveLength(0);
});

const second = { record: 'invoice profile', call: ['PUT', path] as const };

const delhi = { ...second, stored: { ...stored, state: '07' } };
testSecondSave('the state of a trainer', {
  ...delhi,
  label: 'State',
  shown: { mine: 'Karnataka', theirs: 'Delhi' },
  async save() {
    const { user, host } = await open();
    answerSecondSave(host, delhi);
    await user.selectOptions((await form()).getByRole('combobox', { name: 'State' }), 'Karnataka');
    await user.click(screen.getByRole('button', { name: 'Save invoice details' }));
    return host;
  },
  sent: { mine: { state: '29' }, theirs: { state: '07' } },
  expectTyped: () => expect(screen.getByRole('combobox', { name: 'State' })).toHaveDisplayValue('Karnataka'),
});

const unregistered = { ...second, stored };
testSecondSave('a GST number that the other tab removed', {
  ...unregistered,
  label: 'GST number',
  shown: { mine: '27ABCDE1234F1Z0', theirs: 'Nothing' },
  async save() {
    const { user, host } = await open({ ...stored, gstin: '27AAPFU0939F1ZV' });
    answerSecondSave(host, unregistered);
    const number = (await form()).getByRole('textbox', { name: 'GST number' });
    await user.clear(number);
    await user.type(number, '27abcde 1234f1z0');
    await user.click(screen.getByRole('button', { name: 'Save invoice details' }));
    return host;
  },
  sent: { mine: { gstin: '27abcde 1234f1z0' }, theirs: { gstin: '' } },
  expectTyped: () => expect(screen.getByRole('textbox', { name: 'GST number' })).toHaveValue('27abcde 1234f1z0'),
});
