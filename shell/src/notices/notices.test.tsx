import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NoticeRegions } from './notice-region';
import { createNotices, type ShellNotices } from './notice-service';

let notices: ShellNotices;

/** Renders a page with the notice region. */
async function setUp() {
  notices = createNotices();
  render(
    <>
      <main tabIndex={-1}>
        <input aria-label="Search" />
      </main>
      <NoticeRegions notices={notices} />
    </>,
  );
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

async function perform(action: () => void) {
  await act(async () => {
    action();
    await jest.advanceTimersByTimeAsync(0);
  });
}

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const region = () => screen.getByRole('region', { name: 'Notifications' });
const titles = () =>
  [...region().querySelectorAll('[role="status"], [role="alert"]')].map((card) => card.querySelector('p')?.textContent);

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
});
afterEach(() => jest.useRealTimers());

test('a notice shown before the drawing code is loaded appears later', async () => {
  await setUp();
  act(() => void notices.success('Blog liked!'));
  expect(titles()).toEqual([]);
  await advance(0);
  expect(titles()).toEqual(['Blog liked!']);
});

test.each([
  ['success', 4000],
  ['info', 4000],
  ['warning', 4000],
  ['error', 4000],
] as const)('%s closes by itself after %i ms, and is gone 200 ms later', async (type, duration) => {
  await setUp();
  await perform(() => notices.show(type, 'Said'));
  await advance(duration - 1);
  expect(notices.open.getState()).toHaveLength(1);
  await advance(1);
  expect(notices.open.getState()).toHaveLength(0);
  await advance(199);
  expect(titles()).toEqual(['Said']);
  await advance(1);
  expect(titles()).toEqual([]);
});

test('a given duration overrides the default', async () => {
  await setUp();
  await perform(() => notices.success('Thank you for subscribing to our newsletter!', { duration: 5000 }));
  await advance(4999);
  expect(notices.open.getState()).toHaveLength(1);
  await advance(1);
  expect(notices.open.getState()).toHaveLength(0);
});

test('a notice with an action stays for at least eight seconds, not counting the time it is focused', async () => {
  await setUp();
  const undo = { label: 'Undo', onClick: () => {} };
  await perform(() => {
    notices.success('Removed from Saved Courses', { action: undo });
    notices.info('Course removed', { action: undo, duration: 3000 });
  });
  await advance(7999);
  expect(notices.open.getState()).toHaveLength(2);
  act(() => screen.getAllByRole('button', { name: 'Undo' })[0]?.focus());
  await advance(60_000);
  expect(notices.open.getState()).toHaveLength(2);
  act(() => screen.getByLabelText('Search').focus());
  await advance(1);
  expect(notices.open.getState()).toHaveLength(0);
});

test('a notice appears at its position, and at the bottom right by default', async () => {
  await setUp();
  await perform(() => {
    notices.info('Here');
    notices.success('There', { position: 'top-center' });
  });
  const [bottom, top] = screen.getAllByRole('region', { name: 'Notifications' });
  expect(bottom).toHaveAttribute('data-position', 'bottom-right');
  expect(bottom).toHaveTextContent('Here');
  expect(bottom).not.toHaveTextContent('There');
  expect(top).toHaveAttribute('data-position', 'top-center');
  expect(top).toHaveTextContent('There');
  await perform(() => notices.dismiss());
  await advance(200);
  expect(region()).toBe(bottom);
});

test('loading notices and infinite ones stay open', async () => {
  await setUp();
  await perform(() => {
    notices.loading('Saving course details...', { duration: 10 });
    notices.info('Stay', { duration: Number.POSITIVE_INFINITY });
  });
  await advance(3_600_000);
  expect(titles()).toEqual(['Saving course details...', 'Stay']);
});

test('errors are alerts, other notices are polite status messages', async () => {
  await setUp();
  await perform(() => {
    notices.error('Failed to save blog', { description: 'The title is taken.' });
    notices.info('Draft kept');
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to save blogThe title is taken.');
  expect(screen.getByRole('status')).toHaveTextContent('Draft kept');
});

test('the countdown pauses while the pointer is over the notice', async () => {
  const user = await setUp();
  await perform(() => notices.success('Said'));
  await advance(3500);
  await user.hover(screen.getByText('Said'));
  await advance(60_000);
  expect(titles()).toEqual(['Said']);
  await user.unhover(screen.getByText('Said'));
  await advance(499);
  expect(notices.open.getState()).toHaveLength(1);
  await advance(1);
  expect(notices.open.getState()).toHaveLength(0);
});

test('the countdown pauses while the keyboard focuses the notice', async () => {
  const user = await setUp();
  await perform(() => notices.success('Said'));
  await user.click(screen.getByLabelText('Search'));
  await user.tab();
  expect(region()).toContainElement(document.activeElement as HTMLElement);
  await advance(60_000);
  expect(titles()).toEqual(['Said']);
  await user.tab({ shift: true });
  await advance(4000);
  expect(notices.open.getState()).toHaveLength(0);
});

test('the countdown pauses while the tab is hidden', async () => {
  await setUp();
  await perform(() => notices.success('Said'));
  const setVisibility = (visibilityState: string) =>
    act(() => {
      Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  setVisibility('hidden');
  await advance(60_000);
  expect(titles()).toEqual(['Said']);
  setVisibility('visible');
  await advance(4200);
  expect(titles()).toEqual([]);
});

test('Alt+T focuses and expands the notices; Escape collapses them and restores the focus', async () => {
  const user = await setUp();
  await perform(() => {
    notices.success('One');
    notices.success('Two');
  });
  await user.click(screen.getByLabelText('Search'));
  await user.keyboard('{Alt>}[KeyT]{/Alt}');
  expect(region()).toHaveFocus();
  expect(region()).toHaveAttribute('data-expanded');
  await advance(60_000);
  expect(titles()).toEqual(['One', 'Two']);

  await user.keyboard('{Escape}');
  expect(screen.getByLabelText('Search')).toHaveFocus();
  expect(region()).not.toHaveAttribute('data-expanded');
  await advance(4200);
  expect(titles()).toEqual([]);
});

test('Alt+T shows a text when there is no notice', async () => {
  const user = await setUp();
  await user.keyboard('{Alt>}[KeyT]{/Alt}');
  expect(region()).toHaveTextContent('No notifications');
});

test('closing a notice by keyboard moves the focus to the region, and after the last one back to the page', async () => {
  const user = await setUp();
  await perform(() => {
    notices.success('One');
    notices.success('Two');
  });
  await user.click(screen.getByLabelText('Search'));
  await user.keyboard('{Alt>}[KeyT]{/Alt}');
  const [first] = screen.getAllByRole('button', { name: 'Close' });
  act(() => first?.focus());
  await user.keyboard('{Enter}');
  expect(region()).toHaveFocus();
  await advance(200);
  expect(titles()).toEqual(['Two']);
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Search')).toHaveFocus();
});

test('a notice shows its own icon in place of that of its type', async () => {
  await setUp();
  await perform(() => notices.info('Said', { icon: <svg role="img" aria-label="Bell" /> }));
  expect(within(region()).getByRole('img', { name: 'Bell' })).toBeInTheDocument();
});

test('action and cancel run once and close the notice', async () => {
  const user = await setUp();
  const [undo, keep] = [jest.fn(), jest.fn()];
  await perform(() => {
    notices.info('Course removed', { action: { label: 'Undo', onClick: undo } });
    notices.info('Module removed', { cancel: { label: 'Keep', onClick: keep } });
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(keep).toHaveBeenCalledTimes(1);
  expect(notices.open.getState()).toEqual([]);
});

test('a notice that is not dismissible has no close button; dismiss closes one by id, or all', async () => {
  await setUp();
  await perform(() => {
    notices.info('Fixed', { id: 'fixed', dismissible: false, duration: Number.POSITIVE_INFINITY });
    notices.info('Other', { closeButton: false });
    notices.loading('Working');
  });
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await perform(() => notices.dismiss('fixed'));
  await advance(200);
  expect(titles()).toEqual(['Other', 'Working']);
  await perform(() => notices.dismiss());
  await advance(200);
  expect(titles()).toEqual([]);
});

test('a notice with a used id replaces the open one and restarts its countdown', async () => {
  await setUp();
  await perform(() => notices.loading('Saving course details...', { id: 'save' }));
  await advance(10_000);
  await perform(() => notices.update('save', 'success', 'Course details saved successfully!'));
  expect(titles()).toEqual(['Course details saved successfully!']);
  await advance(4200);
  expect(titles()).toEqual([]);
});

test('a notice that returns during its exit animation is shown again', async () => {
  await setUp();
  await perform(() => notices.info('Once', { id: 'same' }));
  await perform(() => notices.dismiss('same'));
  await advance(100);
  await perform(() => notices.info('Twice', { id: 'same' }));
  await advance(150);
  expect(titles()).toEqual(['Twice']);
});

test('at most 20 notices are open; the oldest is dropped', async () => {
  await setUp();
  await perform(() => {
    for (let n = 1; n <= 21; n++) notices.info(`Notice ${n}`);
  });
  expect(titles()).toHaveLength(20);
  expect(titles()[0]).toBe('Notice 2');
});

test('promise shows loading, then success or error, and returns the promise', async () => {
  await setUp();
  const texts = { loading: 'Publishing...', success: 'Published', error: (e: unknown) => `Failed: ${e}` };
  const good = Promise.resolve(4);
  await perform(() => expect(notices.promise(good, texts)).toBe(good));
  expect(titles()).toEqual(['Published']);
  const bad = Promise.reject('offline');
  await perform(() => notices.promise(bad, texts).catch(() => {}));
  expect(titles()).toEqual(['Published', 'Failed: offline']);
});

describe('a swipe', () => {
  /** Fires a touch event at a position and time. */
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
    await perform(() => notices.info('Said'));
    swipe(screen.getByText('Said'), dx, ms);
    expect(notices.open.getState()).toHaveLength(dismissed ? 0 : 1);
  });

  test('does nothing to a notice that is not dismissible', async () => {
    await setUp();
    await perform(() => notices.loading('Saving'));
    swipe(screen.getByText('Saving'), 200, 100);
    expect(titles()).toEqual(['Saving']);
  });

  test('pauses the countdown while the finger is down', async () => {
    await setUp();
    await perform(() => notices.info('Said'));
    touch(screen.getByText('Said'), 'pointerdown', 5);
    await advance(60_000);
    expect(titles()).toEqual(['Said']);
  });
});

test('no style sheet is injected into the page', async () => {
  await setUp();
  await perform(() => notices.info('Said'));
  expect(document.querySelectorAll('style')).toHaveLength(0);
});
