import type { AuthoredPostWire } from '@kaksha/api-client/generated/wire';
import { postDetails } from '@kaksha/testing/factories';
import { createFakeHost } from '@kaksha/testing/fake-host';
import { failure } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { authoredPostWire } from '@kaksha/testing/wire/blog';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import remote from '../../../remote';

const draft: AuthoredPostWire = {
  ...authoredPostWire(postDetails({ id: 3, title: 'Stored', status: 'draft', image: '/backend/media/a1-640.webp' }), 4),
};
const inAMonth = new Date(Date.now() + 30 * 86_400_000);
const pad = (part: number) => String(part).padStart(2, '0');
const day = `${inAMonth.getFullYear()}-${pad(inAMonth.getMonth() + 1)}-${pad(inAMonth.getDate())}`;

function open(over: Partial<AuthoredPostWire> = {}) {
  const host = createFakeHost({ as: 'admin' });
  host.http.on('GET', '/blogs/all', []);
  host.http.on('GET', '/blogs/id/3', { ...draft, ...over });
  host.http.on('PUT', '/blogs/3', draft);
  return renderRoutes(remote.routes, { host, path: '/blogcreate/3' });
}
const button = (name: string) => screen.findByRole('button', { name });
beforeEach(() => localStorage.clear());

test('schedules a draft in the author’s time zone', async () => {
  const { user, host, address } = open();
  await user.click(await button('Schedule'));
  const field = screen.getByLabelText('Publish at');
  expect(field).toHaveFocus();
  await user.click(await button('Schedule'));
  expect(screen.getByText('Please choose a day and a time')).toBeInTheDocument();
  fireEvent.change(field, { target: { value: '2020-01-01T10:00' } });
  await user.click(await button('Schedule'));
  expect(screen.getByText('Please choose a time that is still to come')).toBeInTheDocument();
  expect(host.http.callsTo('PUT', '/blogs/3')).toEqual([]);
  fireEvent.change(field, { target: { value: `${day}T19:30` } });
  await user.click(await button('Schedule'));
  await waitFor(() => expect(address()).toBe('/blog-dashboard'));
  expect(host.http.callsTo('PUT', '/blogs/3')[0]?.body).toMatchObject({
    status: 'draft',
    scheduled_at: new Date(`${day}T19:30`).toISOString(),
  });
  expect(host.notices).toMatchObject([{ type: 'success', title: 'Blog scheduled successfully!' }]);
});

test('a scheduled post must be complete', async () => {
  const { user, host } = open({ image_url: null, ImageUrl: null });
  await user.click(await button('Schedule'));
  fireEvent.change(screen.getByLabelText('Publish at'), { target: { value: `${day}T19:30` } });
  await user.click(await button('Schedule'));
  expect(host.notices.map(({ title }) => title)).toEqual(['Please upload a featured image before publishing']);
  expect(host.http.callsTo('PUT', '/blogs/3')).toEqual([]);
});

test('a scheduled draft shows its time; saving keeps it, Unschedule removes it', async () => {
  const { user, host } = open({ scheduled_at: inAMonth.toISOString() });
  const panel = within(await screen.findByRole('region', { name: 'Publish' }));
  expect(panel.getByText(/^Scheduled for \d+ \w{3}.*, \d+:\d\d [AP]M$/)).toBeInTheDocument();
  await user.click(await button('Save Draft'));
  await waitFor(() => expect(host.http.callsTo('PUT', '/blogs/3')).toHaveLength(1));
  expect(host.http.callsTo('PUT', '/blogs/3')[0]?.body).not.toHaveProperty('scheduled_at');
});

test('unscheduling saves a draft without a time', async () => {
  const { user, host } = open({ scheduled_at: inAMonth.toISOString() });
  await user.click(await button('Unschedule'));
  await waitFor(() => expect(host.http.callsTo('PUT', '/blogs/3')).toHaveLength(1));
  expect(host.http.callsTo('PUT', '/blogs/3')[0]?.body).toMatchObject({ status: 'draft', scheduled_at: '' });
});

test('all actions wait while a post is saved, so that one save makes one post', async () => {
  const { user, host, address } = open({ scheduled_at: inAMonth.toISOString() });
  let arrive = (_post: AuthoredPostWire) => {};
  host.http.on('PUT', '/blogs/3', () => new Promise((resolve) => (arrive = resolve)));
  await user.click(await button('Another time'));
  await user.click(await button('Publish'));
  for (const name of ['Schedule', 'Cancel', 'Unschedule', 'Earlier versions', 'Save Draft']) {
    expect(await button(name)).toBeDisabled();
  }
  fireEvent.submit(screen.getByLabelText('Publish at').closest('form')!);
  expect(host.http.callsTo('PUT', '/blogs/3')).toHaveLength(1);
  arrive(draft);
  await waitFor(() => expect(address()).toBe('/blog-dashboard'));
  expect(host.http.callsTo('PUT', '/blogs/3')).toHaveLength(1);
});

test('a published post cannot be scheduled', async () => {
  open({ status: 'published' });
  await screen.findByRole('region', { name: 'Publish' });
  expect(screen.queryByRole('button', { name: 'Schedule' })).not.toBeInTheDocument();
});

describe('earlier versions', () => {
  const revision = (version: number, title: string) => ({
    version,
    title,
    tags: ['a'],
    status: 'draft',
    editor: 'Kavya Admin',
    created_at: '2026-11-20T06:00:00.000Z',
  });
  async function openHistory() {
    const rendered = open();
    const { host, user } = rendered;
    host.http.on('GET', '/blogs/3/revisions', [revision(2, 'Second'), revision(1, 'First')]);
    for (const [version, title] of [
      [2, 'Second'],
      [1, 'First'],
    ] as const) {
      host.http.on('GET', `/blogs/3/revisions/${version}`, {
        ...revision(version, title),
        content: `<p>${title} words</p><img src="https://evil.test/x.png">`,
      });
    }
    await user.click(await button('Earlier versions'));
    return { ...rendered, dialog: within(await screen.findByRole('dialog', { name: 'Earlier versions' })) };
  }

  test('are listed and previewed, and restoring one fills the editor', async () => {
    const { user, host, dialog } = await openHistory();
    const preview = within(await dialog.findByRole('region', { name: 'Preview' }));
    expect(await preview.findByText('Second words')).toBeInTheDocument();
    expect(preview.queryByRole('img')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: /^Version 1/ }));
    expect(await preview.findByText('First words')).toBeInTheDocument();
    const answers: unknown[] = [
      failure(500, 'Not now.'),
      { ...draft, title: 'First', content: '<p>First words</p>', version: 5 },
    ];
    host.http.on('POST', '/blogs/3/revisions/1/restore', () => answers.shift());
    await user.click(dialog.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(host.notices).toMatchObject([{ title: 'Failed to restore this version' }]));
    await user.click(dialog.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('textbox', { name: 'Blog post title' })).toHaveValue('First');
    expect(await screen.findByRole('textbox', { name: 'Content' })).toHaveTextContent('First words');
    await user.click(await button('Save Draft'));
    await waitFor(() => expect(host.http.callsTo('PUT', '/blogs/3')).toHaveLength(1));
    expect(host.http.callsTo('PUT', '/blogs/3')[0]?.body).toMatchObject({ version: 5, title: 'First' });
  });

  test('show a load failure, and Retry loads them', async () => {
    const { host, user } = open();
    const answers: unknown[] = [failure(500, 'Not now.'), []];
    host.http.on('GET', '/blogs/3/revisions', () => answers.shift());
    await user.click(await button('Earlier versions'));
    expect(await screen.findByText('Failed to load the versions')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/there is no earlier version yet/)).toBeInTheDocument();
  });
});
