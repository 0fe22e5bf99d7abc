import { post, postDetails } from '@kaksha/testing/factories';
import { createFakeHost } from '@kaksha/testing/fake-host';
import { done, failure, pending } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { authoredPostWire, postWire } from '@kaksha/testing/wire/blog';
import { act, screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote';

interface Answers {
  all?: unknown;
  published?: unknown;
  drafts?: unknown;
}

const draft = post({ id: 2, title: 'Not yet', status: 'draft', likeCount: 0 });

function hostWith({ all = [post(), draft].map(postWire), published = [], drafts = [postWire(draft)] }: Answers = {}) {
  const host = createFakeHost({ as: 'admin' });
  host.http.on('GET', '/blogs/all', all);
  host.http.on('GET', '/blogs/', published);
  host.http.on('GET', '/blogs/drafts', drafts);
  return host;
}

const open = (host = hostWith(), path = '/blog-dashboard') => renderRoutes(remote.routes, { host, path });
const titles = async () =>
  within(await screen.findByRole('list', { name: 'Blogs' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
const filter = () => screen.getByRole('combobox', { name: 'Show' });

test('the dashboard shows all posts', async () => {
  const { host } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Blog Dashboard' })).toBeInTheDocument();
  expect(await titles()).toEqual(['How to choose a live course', 'Not yet']);
  expect(filter()).toHaveDisplayValue('All Blogs');
  expect(host.pageDescriptions.at(-1)).toMatchObject({ title: 'Blog Dashboard', noindex: true });
});

test('a card shows title, excerpt, status and likes', async () => {
  const content = `<h2>Ask first</h2><p>${'word '.repeat(40)}</p>`;
  open(hostWith({ all: [postWire(post({ content, image: '/backend/media/12.webp', likeCount: 1038 }))] }));
  const card = within(await screen.findByRole('article', { name: 'How to choose a live course' }));
  const preview = card.getByText(/^Ask first word/);
  expect(preview).toHaveTextContent(/^[^<]{99,100}…$/);
  expect(card.getByText('Status: Published')).toBeInTheDocument();
  expect(card.getByText('Likes: 1038')).toBeInTheDocument();
  expect(card.getByRole('presentation')).toHaveAttribute('src', '/backend/media/12.webp');
});

test('shows whether a post is a draft or published', async () => {
  open();
  const card = within(await screen.findByRole('article', { name: 'Not yet' }));
  expect(card.getByText('Status: Draft')).toBeInTheDocument();
});

test('the filter is in the address and loads its own list', async () => {
  const { user, address, router } = open();
  await titles();
  expect(
    within(filter())
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All Blogs', 'Published', 'Drafts']);
  await user.selectOptions(filter(), 'Drafts');
  await waitFor(async () => expect(await titles()).toEqual(['Not yet']));
  expect(address()).toBe('/blog-dashboard?show=drafts');
  expect(filter()).toHaveDisplayValue('Drafts');
  await user.selectOptions(filter(), 'Published');
  expect(await screen.findByRole('heading', { name: 'No blogs found.' })).toBeInTheDocument();
  await act(() => router.navigate(-1));
  expect(await titles()).toEqual(['Not yet']);
});

test('choosing a filter again reloads its list', async () => {
  const { user, host } = open(hostWith({ published: [postWire(post())] }));
  await titles();
  await user.selectOptions(filter(), 'Published');
  await waitFor(() => expect(host.http.callsTo('GET', '/blogs/')).toHaveLength(1));
  await user.selectOptions(filter(), 'All Blogs');
  await waitFor(() => expect(host.http.callsTo('GET', '/blogs/all')).toHaveLength(2));
});

test('shows a spinner with the product name while loading', async () => {
  open(hostWith({ all: pending }));
  expect(await screen.findByRole('status')).toHaveTextContent('Kaksha');
});

test('shows the error message, and Retry loads the posts', async () => {
  const answers: unknown[] = [failure(500, 'Database unavailable.')];
  const { user } = open(hostWith({ all: () => answers.shift() ?? [postWire(post())] }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to fetch blogs');
  expect(alert).toHaveTextContent('Database unavailable.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await titles()).toEqual(['How to choose a live course']);
});

test('shows an empty state without posts', async () => {
  open(hostWith({ all: [] }));
  expect(await screen.findByRole('heading', { name: 'No blogs found.' })).toBeInTheDocument();
});

test('loads drafts for admins only', async () => {
  const host = hostWith();
  host.session.setUser('learner');
  open(host);
  expect(await screen.findByRole('heading', { level: 1, name: 'Blog Dashboard' })).toBeInTheDocument();
  expect(host.http.calls).toEqual([]);
  act(() => host.session.setUser('admin'));
  expect(await titles()).toEqual(['How to choose a live course', 'Not yet']);
});

test('links to the editor for new and existing posts', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Create Blog' })).toHaveAttribute('href', '/blogcreate');
  expect(await screen.findByRole('link', { name: 'Edit Not yet' })).toHaveAttribute('href', '/blogcreate/2');
});

test('a card opens its post', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Not yet' })).toHaveAttribute(
    'href',
    '/admin-blog/how-to-choose-a-live-course',
  );
});

test('a scheduled draft shows its time and can be unscheduled', async () => {
  const host = hostWith({ all: [postWire({ ...draft, scheduledAt: '2026-11-23T13:30:00.000Z' })] });
  const answers: unknown[] = [failure(500, 'Not now.'), authoredPostWire(postDetails({ id: 2, status: 'draft' }))];
  host.http.on('PUT', '/blogs/2', () => answers.shift());
  const { user } = open(host);
  const card = within(await screen.findByRole('article', { name: 'Not yet' }));
  expect(card.getByText(/^Scheduled for 23 Nov, \d{1,2}:\d\d [AP]M/)).toBeInTheDocument();
  const unschedule = card.getByRole('button', { name: 'Unschedule Not yet' });
  await user.click(unschedule);
  await waitFor(() => expect(host.notices).toMatchObject([{ type: 'error', title: 'Failed to unschedule blog' }]));
  await user.click(unschedule);
  await waitFor(() => expect(card.queryByText(/^Scheduled for/)).not.toBeInTheDocument());
  expect(host.http.callsTo('PUT', '/blogs/2').map(({ body }) => body)).toEqual(
    [0, 1].map(() => ({ scheduled_at: '' })),
  );
  expect(host.notices.at(-1)).toMatchObject({ type: 'success', title: 'Blog unscheduled' });
});

describe('deleting', () => {
  const ask = async (host = hostWith()) => {
    const rendered = open(host);
    await rendered.user.click(await screen.findByRole('button', { name: 'Delete Not yet' }));
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to delete this blog?' });
    return { ...rendered, dialog: within(dialog) };
  };

  test('asks for confirmation, and Cancel keeps the post', async () => {
    const { user, host, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(host.http.callsTo('DELETE', /./)).toEqual([]);
    expect(await titles()).toContain('Not yet');
  });

  test('removes the post from the list', async () => {
    const host = hostWith();
    host.http.on('DELETE', '/blogs/2', done());
    const { user, dialog } = await ask(host);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect(await titles()).toEqual(['How to choose a live course']));
    expect(host.notices).toMatchObject([{ type: 'success', title: 'Blog deleted successfully' }]);
  });

  test('shows a failure and keeps the post', async () => {
    const host = hostWith();
    host.http.on('DELETE', '/blogs/2', failure(500));
    const { user, dialog } = await ask(host);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(host.notices).toMatchObject([{ type: 'error', title: 'Failed to delete blog' }]));
    expect(await titles()).toContain('Not yet');
  });
});

describe('the newsletter', () => {
  const path = '/newsletter/issues/1';
  const unsent = { subscribers: 64, sent_at: null, recipients: null };
  const sent = { subscribers: 64, sent_at: '2026-01-12T06:30:00.000Z', recipients: 63 };
  const openDialog = async (issue: unknown) => {
    const host = hostWith();
    host.http.on('GET', path, issue);
    const { user } = open(host);
    await user.click(await screen.findByRole('button', { name: 'Send How to choose a live course by mail' }));
    return { host, user, dialog: within(await screen.findByRole('dialog')) };
  };

  test('a post is sent to the subscribers after a question that counts them', async () => {
    const { host, user, dialog } = await openDialog(unsent);
    host.http.on('POST', path, { ...sent, recipients: 64 });
    expect(await dialog.findByText(/One mail goes to 64 subscribers/)).toBeInTheDocument();
    expect(host.http.callsTo('POST', path)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Send to 64 subscribers' }));
    await waitFor(() =>
      expect(host.notices.at(-1)).toMatchObject({ type: 'success', description: 'To 64 subscribers, by mail.' }),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a post that was sent cannot be sent again', async () => {
    const { dialog } = await openDialog(sent);
    expect(await dialog.findByText(/It was sent to 63 subscribers on 12 Jan/)).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: /^Send/ })).not.toBeInTheDocument();
  });

  test('without subscribers nothing can be sent', async () => {
    const { dialog } = await openDialog({ ...unsent, subscribers: 0 });
    expect(await dialog.findByText('The newsletter has no subscribers yet.')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled();
  });

  test('a refusal shows a message, and the dialog shows the state of the server', async () => {
    const { host, user, dialog } = await openDialog(unsent);
    host.http.on('POST', path, failure(409, 'This post was sent to the subscribers already.'));
    const button = await dialog.findByRole('button', { name: 'Send to 64 subscribers' });
    host.http.on('GET', path, sent);
    await user.click(button);
    expect(await dialog.findByText(/It was sent to 63 subscribers/)).toBeInTheDocument();
    expect(host.notices.at(-1)).toMatchObject({ type: 'error', title: 'The post was not sent' });
  });

  test('a draft offers no mail', async () => {
    open();
    const card = within(await screen.findByRole('article', { name: 'Not yet' }));
    expect(card.queryByRole('button', { name: /by mail/ })).not.toBeInTheDocument();
  });
});
