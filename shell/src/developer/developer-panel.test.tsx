import { render, screen, within } from '@testing-library/react';
import type { RemoteLoader } from '../remotes/remote-loader';
import { clearBrowser, renderShell, wireUser } from '../testing/fake-shell';
import type { DeveloperFacts } from './facts';
import { partsOf, slotsOf, stateOf } from './page-facts';

const part = (name: string, version: string, state: DeveloperFacts['parts'][number]['state'] = 'live') => ({
  name,
  version,
  state,
  contract: '1.9',
  publishedAt: '2026-11-30T10:00:00.000Z',
  commit: null,
  needs: { react: '^19.0.0' },
});
const facts: DeveloperFacts = {
  parts: [part('shell', __BUILD__.version), part('trainer', '2.0.0', 'canary')],
  provides: { react: '19.3.1', zustand: '5.0.0' },
  flags: [{ key: 'public/new-wizard', version: '1.0.0', isOn: true }],
  settings: [{ key: 'public/newest-posts', version: '1.0.0', value: 3 }],
};

const answer = jest.fn(async () => ({ ok: true, json: async () => facts }) as Response);
beforeEach(() => {
  answer.mockClear();
  window.fetch = answer as typeof fetch;
});
afterEach(clearBrowser);

const open = (environment: { demo?: boolean } = {}, user?: object) =>
  renderShell({
    routes: [
      {
        index: true,
        element: (
          <div data-slot="course.aside">
            <div data-extension="reports/card">
              <p>Card</p>
            </div>
            <div data-extension="reports/broken" />
          </div>
        ),
      },
    ],
    environment,
    ...(user && { user }),
    prepare: (api) => {
      api.on('GET', '/patrons-registration/GetPopularSearches', []);
      api.on('GET', '/categories', []);
    },
  });

const button = { name: 'What is loaded on this page' };

test('the search of a demo opens the panel, with the releases, libraries, slots and values of the page', async () => {
  const { user } = await open({ demo: true });
  await user.keyboard('/');
  await user.click(await screen.findByRole('button', button));
  const panel = await screen.findByRole('dialog', { name: 'What is loaded' });
  const rows = async (title: string) =>
    within(await within(panel).findByRole('region', { name: title }))
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);
  expect(await rows('Parts')).toEqual([`shell${__BUILD__.version}LiveLoaded`, 'trainer2.0.0CanaryNot loaded']);
  expect(await rows('Shared libraries, provided by the shell')).toEqual(['react19.3.1shell, trainer', 'zustand5.0.0']);
  expect(await rows('Slots of this page')).toEqual([
    'course.asidereports/cardShown',
    'course.asidereports/brokenEmpty',
  ]);
  expect(await rows('Flags')).toEqual(['public/new-wizard1.0.0On']);
  expect(await rows('Settings')).toEqual(['public/newest-posts1.0.03']);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['a visitor', undefined, 0],
  ['a learner', wireUser, 0],
  ['an administrator without the right', { ...wireUser, is_admin: true, rights: ['content'] }, 0],
  ['an administrator of the operation', { ...wireUser, is_admin: true, rights: ['operations'] }, 1],
])('outside of a demo %s finds it or not', async (_who, user, count) => {
  const view = await open({}, user);
  await view.user.keyboard('/');
  await screen.findByRole('combobox', { name: 'Search courses, trainers and pages' });
  expect(screen.queryAllByRole('button', button)).toHaveLength(count);
});

test('says that the facts did not load, and loads them again', async () => {
  answer.mockResolvedValueOnce({ ok: false, status: 500 } as Response);
  const { user } = await open({ demo: true });
  await user.keyboard('/');
  await user.click(await screen.findByRole('button', button));
  expect(await screen.findByText(/did not load/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Flags' })).toBeInTheDocument();
});

test.each([
  ['2.0.0', 'Preview'],
  ['1.0.0', 'Preview is 2.0.0; this tab began with another'],
  ['override', 'Override of this tab'],
  [null, 'Preview'],
])('a tab that runs %s of a part', (running, how) => {
  const registry = () => ({ remotes: {}, shell: { version: '1' } });
  const loader = { version: () => running, registry } as Partial<RemoteLoader> as RemoteLoader;
  expect(partsOf({ parts: [part('trainer', '2.0.0', 'preview')] }, loader)[0]?.how).toBe(how);
});

test('a page without slots has none', () => {
  render(<p>Nothing</p>);
  expect(slotsOf(document)).toEqual([]);
});

test('an extension of a slot in a list is one entry with its places', () => {
  const notes = ['Popular', '', 'New'].map(
    (text) => `<div data-slot="card.note"><p data-extension="a/note">${text}</p></div>`,
  );
  document.body.innerHTML = notes.join('');
  const [fact, ...others] = slotsOf(document);
  expect(fact && stateOf(fact)).toBe('Shown in 2 of 3 places');
  expect(others).toEqual([]);
});

test.each([
  ['Text only', 'Shown'],
  ['<b></b>', 'Shown'],
  ['', 'Empty'],
  ['<!--$--><!--/$-->', 'Empty'],
])('an extension that renders %j', (html, state) => {
  document.body.innerHTML = `<div data-slot="course.aside"><div data-extension="a/card">${html}</div></div>`;
  expect(slotsOf(document).map(stateOf)).toEqual([state]);
});
