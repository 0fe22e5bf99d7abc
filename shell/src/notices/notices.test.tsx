import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NoticeRegion } from './notice-region';
import { createNotices, type ShellNotices } from './notice-service';

let notices: ShellNotices;

/** The page's region, once what draws notices has been fetched. */
async function setUp() {
  notices = createNotices();
  render(
    <>
      <main tabIndex={-1}>
        <input aria-label="Search" />
      </main>
      <NoticeRegion notices={notices} />
    </>,
  );
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

async function tell(say: () => void) {
  await act(async () => {
    say();
    await jest.advanceTimersByTimeAsync(0);
  });
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const region = () => screen.getByRole('region', { name: 'Notifications' });
const titles = () =>
  [...region().querySelectorAll('[role="status"], [role="alert"]')].map((card) => card.querySelector('p')?.textContent);

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
});
afterEach(() => jest.useRealTimers());

test('a notice given before its drawing code is there is not lost', async () => {
  await setUp();
  act(() => void notices.success('Blog liked!'));
  expect(titles()).toEqual([]);
  await wait(0);
  expect(titles()).toEqual(['Blog liked!']);
});

test.each([
  ['success', 2000],
  ['info', 4000],
  ['warning', 4000],
  ['error', 4000],
] as const)('%s closes by itself after %i ms, and is gone 200 ms later', async (type, duration) => {
  await setUp();
  await tell(() => notices.show(type, 'Said'));
  await wait(duration - 1);
  expect(notices.open.get()).toHaveLength(1);
  await wait(1);
  expect(notices.open.get()).toHaveLength(0);
  await wait(199);
  expect(titles()).toEqual(['Said']);
  await wait(1);
  expect(titles()).toEqual([]);
});

test('a duration of its own counts', async () => {
  await setUp();
  await tell(() => notices.success('Thank you for subscribing to our newsletter!', { duration: 5000 }));
  await wait(4999);
  expect(notices.open.get()).toHaveLength(1);
  await wait(1);
  expect(notices.open.get()).toHaveLength(0);
});

test('loading and endless notices never close by themselves', async () => {
  await setUp();
  await tell(() => {
    notices.loading('Saving course details...', { duration: 10 });
    notices.info('Stay', { duration: Number.POSITIVE_INFINITY });
  });
  await wait(3_600_000);
  expect(titles()).toEqual(['Saving course details...', 'Stay']);
});

test('errors interrupt a screen reader, other notices wait', async () => {
  await setUp();
  await tell(() => {
    notices.error('Failed to save blog', { description: 'The title is taken.' });
    notices.info('Draft kept');
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to save blogThe title is taken.');
  expect(screen.getByRole('status')).toHaveTextContent('Draft kept');
});

test('waits while the pointer is over it', async () => {
  const user = await setUp();
  await tell(() => notices.success('Said'));
  await wait(1500);
  await user.hover(screen.getByText('Said'));
  await wait(60_000);
  expect(titles()).toEqual(['Said']);
  await user.unhover(screen.getByText('Said'));
  await wait(499);
  expect(notices.open.get()).toHaveLength(1);
  await wait(1);
  expect(notices.open.get()).toHaveLength(0);
});

test('waits while the tab is hidden', async () => {
  await setUp();
  await tell(() => notices.success('Said'));
  const look = (visibilityState: string) =>
    act(() => {
      Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  look('hidden');
  await wait(60_000);
  expect(titles()).toEqual(['Said']);
  look('visible');
  await wait(2200);
  expect(titles()).toEqual([]);
});

test('Alt+T takes the keyboard to the notices and opens the stack; Escape closes it and goes back', async () => {
  const user = await setUp();
  await tell(() => {
    notices.success('One');
    notices.success('Two');
  });
  await user.click(screen.getByLabelText('Search'));
  await user.keyboard('{Alt>}[KeyT]{/Alt}');
  expect(region()).toHaveFocus();
  expect(region()).toHaveAttribute('data-expanded');
  await wait(60_000);
  expect(titles()).toEqual(['One', 'Two']);

  await user.keyboard('{Escape}');
  expect(screen.getByLabelText('Search')).toHaveFocus();
  expect(region()).not.toHaveAttribute('data-expanded');
  await wait(2200);
  expect(titles()).toEqual([]);
});

test('Alt+T says so when there is no notice', async () => {
  const user = await setUp();
  await user.keyboard('{Alt>}[KeyT]{/Alt}');
  expect(region()).toHaveTextContent('No notifications');
});

test('closing a notice with the keyboard goes on with the next one, and after the last back to where it began', async () => {
  const user = await setUp();
  await tell(() => {
    notices.success('One');
    notices.success('Two');
  });
  await user.click(screen.getByLabelText('Search'));
  await user.keyboard('{Alt>}[KeyT]{/Alt}');
  const [first] = screen.getAllByRole('button', { name: 'Close' });
  act(() => first?.focus());
  await user.keyboard('{Enter}');
  expect(region()).toHaveFocus();
  await wait(200);
  expect(titles()).toEqual(['Two']);
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Search')).toHaveFocus();
});

test('action and cancel do their work once and close the notice', async () => {
  const user = await setUp();
  const [undo, keep] = [jest.fn(), jest.fn()];
  await tell(() => {
    notices.info('Course removed', { action: { label: 'Undo', onClick: undo } });
    notices.info('Module removed', { cancel: { label: 'Keep', onClick: keep } });
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(keep).toHaveBeenCalledTimes(1);
  expect(notices.open.get()).toEqual([]);
});

test('a notice that may not be dismissed has no close button; an id dismisses one, no id all', async () => {
  await setUp();
  await tell(() => {
    notices.info('Fixed', { id: 'fixed', dismissible: false, duration: Number.POSITIVE_INFINITY });
    notices.info('Other', { closeButton: false });
    notices.loading('Working');
  });
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await tell(() => notices.dismiss('fixed'));
  await wait(200);
  expect(titles()).toEqual(['Other', 'Working']);
  await tell(() => notices.dismiss());
  await wait(200);
  expect(titles()).toEqual([]);
});

test('a notice with the id of another takes its place and its own time', async () => {
  await setUp();
  await tell(() => notices.loading('Saving course details...', { id: 'save' }));
  await wait(10_000);
  await tell(() => notices.update('save', 'success', 'Course details saved successfully!'));
  expect(titles()).toEqual(['Course details saved successfully!']);
  await wait(2200);
  expect(titles()).toEqual([]);
});

test('a notice that comes back while it leaves is shown again', async () => {
  await setUp();
  await tell(() => notices.info('Once', { id: 'same' }));
  await tell(() => notices.dismiss('same'));
  await wait(100);
  await tell(() => notices.info('Twice', { id: 'same' }));
  await wait(150);
  expect(titles()).toEqual(['Twice']);
});

test('at most 20 are open: the oldest goes', async () => {
  await setUp();
  await tell(() => {
    for (let n = 1; n <= 21; n++) notices.info(`Notice ${n}`);
  });
  expect(titles()).toHaveLength(20);
  expect(titles()[0]).toBe('Notice 2');
});

test('a promise is told from its begin to its end, and handed back', async () => {
  await setUp();
  const texts = { loading: 'Publishing...', success: 'Published', error: (e: unknown) => `Failed: ${e}` };
  const good = Promise.resolve(4);
  await tell(() => expect(notices.promise(good, texts)).toBe(good));
  expect(titles()).toEqual(['Published']);
  const bad = Promise.reject('offline');
  await tell(() => notices.promise(bad, texts).catch(() => {}));
  expect(titles()).toEqual(['Published', 'Failed: offline']);
});

describe('a swipe', () => {
  /** A finger's event, at a place and a time. */
  function touch(element: Element, type: 'pointerdown' | 'pointermove' | 'pointerup', clientX: number, timeStamp = 0) {
    const event = new MouseEvent(type, { bubbles: true, clientX, button: 0 });
    Object.defineProperties(event, {
      timeStamp: { value: timeStamp },
      pointerId: { value: 1 },
      pointerType: { value: 'touch' },
    });
    fireEvent(element, event);
  }

  function swipe(element: Element, dx: number, ms: number) {
    touch(element, 'pointerdown', 100, 1000);
    touch(element, 'pointermove', 100 + dx, 1000 + ms / 2);
    touch(element, 'pointerup', 100 + dx, 1000 + ms);
  }

  test.each([
    ['of 45 px, however slow', 45, 5000, true],
    ['to the left', -45, 5000, true],
    ['of 44 px that is slow', 44, 5000, false],
    ['that is short and fast', 12, 100, true],
    ['that is short and not fast enough', 11, 100, false],
    ['that is a tap with a trembling finger', 3, 10, false],
  ])('%s (%i px in %i ms) dismisses: %s', async (_, dx, ms, dismissed) => {
    await setUp();
    await tell(() => notices.info('Said'));
    swipe(screen.getByText('Said'), dx, ms);
    expect(notices.open.get()).toHaveLength(dismissed ? 0 : 1);
  });

  test('does nothing to a notice that may not be dismissed', async () => {
    await setUp();
    await tell(() => notices.loading('Saving'));
    swipe(screen.getByText('Saving'), 200, 100);
    expect(titles()).toEqual(['Saving']);
  });

  test('holds the time while the finger is down', async () => {
    await setUp();
    await tell(() => notices.info('Said'));
    touch(screen.getByText('Said'), 'pointerdown', 5);
    await wait(60_000);
    expect(titles()).toEqual(['Said']);
  });
});

test('no style sheet is put into the page', async () => {
  await setUp();
  await tell(() => notices.info('Said'));
  expect(document.querySelectorAll('style')).toHaveLength(0);
});
