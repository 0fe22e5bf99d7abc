import { emptyPostForm } from '@kaksha/domain/post-form';
import { fakeLocks } from '@kaksha/testing/fake-locks';
import { screen, waitFor, within } from '@testing-library/react';
import { postDraftKey } from '../../store/post-drafts';
import { button, draftOf, fillIn, hostWith, open, prepareBrowser, stored, title, userId } from './fake-editor';

beforeEach(prepareBrowser);

describe('two tabs with a new post', () => {
  /** The form of a new post in another tab: its own scripts over the same local storage. */
  function otherTab() {
    let drafts: typeof import('@kaksha/forms/form-draft') | undefined;
    jest.isolateModules(() => {
      drafts = require('@kaksha/forms/form-draft');
    });
    const key = postDraftKey(userId, null);
    return {
      write: (title: string) => void drafts!.writeFormDraft(key, { ...emptyPostForm, title }),
      read: () => drafts!.readFormDraft(key, emptyPostForm)?.values.title,
      close: () => drafts!.releaseFormDraft(key),
    };
  }
  beforeEach(() => fakeLocks());

  test('keep two drafts, and saving one removes only its own', async () => {
    const other = otherTab();
    other.write('Theirs');
    const host = hostWith();
    host.http.on('POST', '/blogs', stored());
    const rendered = open('/blogcreate', host);
    expect(await title()).toHaveValue('');
    await fillIn(rendered);
    await waitFor(() => expect(draftOf(null)?.values.title).toBe('Mine'));
    expect(other.read()).toBe('Theirs');
    await rendered.user.click(button('Save Draft'));
    await waitFor(() => expect(rendered.address()).toBe('/blog-dashboard'));
    expect(draftOf(null)).toBeNull();
    expect(other.read()).toBe('Theirs');
    expect(screen.queryByRole('link', { name: 'Resume editing' })).not.toBeInTheDocument();
  });

  test('a later visit goes on with the only draft that was left', async () => {
    const other = otherTab();
    other.write('Left');
    other.close();
    const { user } = open();
    await waitFor(async () => expect(await title()).toHaveValue('Left'));
    await user.type(await title(), ' here');
    await waitFor(() => expect(draftOf(null)?.values.title).toBe('Left here'));
    expect(Object.keys(localStorage)).toHaveLength(1);
  });

  test('drafts are offered beside a begun post, and changing to one keeps what was typed', async () => {
    const other = otherTab();
    other.write('Left');
    other.close();
    const again = otherTab();
    again.write('Left, too');
    again.close();
    const { user } = open();
    await user.type(await title(), 'Mine');
    await user.click(await screen.findByRole('button', { name: 'Continue Left' }));
    await waitFor(async () => expect(await title()).toHaveValue('Left'));
    expect(await screen.findByRole('button', { name: 'Continue Mine' })).toBeInTheDocument();
    await user.click(button('Continue Mine'));
    await waitFor(async () => expect(await title()).toHaveValue('Mine'));
  });

  test('the dashboard resumes the draft that it names', async () => {
    for (const title of ['First', 'Second']) {
      const tab = otherTab();
      tab.write(title);
      tab.close();
    }
    const { user } = open('/blog-dashboard');
    const banner = await screen.findByText(/“First” is kept on this device/);
    await user.click(within(banner.parentElement!).getByRole('link', { name: 'Resume editing' }));
    expect(await title()).toHaveValue('First');
  });
});
