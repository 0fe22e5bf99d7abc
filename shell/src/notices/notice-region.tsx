import type { NoticePosition } from '@kaksha/contract/host';
import { pressedKey } from '@kaksha/ui/pressed-key';
import {
  type FocusEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useStore } from 'zustand';
import styles from './notice-region.module.css';
import type { Notice, ShellNotices } from './notice-service';
import { useNoticeStack } from './use-notice-stack';

const defaultPosition: NoticePosition = 'bottom-right';

/** Alt+T focuses the default region, or another one that has notices when the default region is empty. */
function shortcutPosition(open: readonly Notice[]): NoticePosition {
  if (open.some(({ position }) => position === defaultPosition)) return defaultPosition;
  return open.at(-1)?.position ?? defaultPosition;
}

/** The regions for notices: the default one from the first render, and others while they have notices. */
export function NoticeRegions({ notices }: { notices: ShellNotices }) {
  const open = useStore(notices.open);
  const positions = new Set([defaultPosition, ...open.map(({ position }) => position)]);
  return [...positions].map((position) => <NoticeRegion key={position} notices={notices} position={position} />);
}

/** A region for notices, each of which is a live region. The code that draws notices is loaded for the first one. */
function NoticeRegion({ notices, position }: { notices: ShellNotices; position: NoticePosition }) {
  const all = useStore(notices.open);
  const open = all.filter((notice) => notice.position === position);
  const isShortcutTarget = position === shortcutPosition(all);
  const Stack = useNoticeStack(open.length > 0);
  const hidden = usePageHidden();
  const region = useRef<HTMLElement>(null);
  /** Element that had the focus before the region. */
  const origin = useRef<HTMLElement | null>(null);
  const [hovered, setHovered] = useState(false);
  /** Focus of a click does not count: it would stop the countdown until the next click elsewhere. */
  const [keyboardFocused, setKeyboardFocused] = useState(false);
  const expanded = hovered || keyboardFocused;

  const leave = useCallback(() => {
    if (region.current?.contains(document.activeElement)) focusAgain(origin.current);
    setHovered(false);
    setKeyboardFocused(false);
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey && event.code === 'KeyT' && isShortcutTarget) {
        event.preventDefault();
        region.current?.focus();
        setKeyboardFocused(true);
      } else if (pressedKey(event) === 'Escape' && expanded) {
        leave();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [expanded, leave, isShortcutTarget]);

  const onFocus = ({ relatedTarget, currentTarget, target }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget as HTMLElement | null;
    if (target.matches(':focus-visible')) setKeyboardFocused(true);
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setKeyboardFocused(false);
  };
  // Touch has no hover: the stack would stay expanded.
  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') setHovered(true);
  };

  const dismiss = (id: string) => {
    // Keeps the focus in the region when the focused notice closes.
    const hadFocus = region.current?.contains(document.activeElement);
    notices.dismiss(id);
    if (!notices.open.getState().some((notice) => notice.position === position)) leave();
    else if (hadFocus) region.current?.focus();
  };

  return (
    <section
      ref={region}
      className={`screen-only ${styles.region}`}
      aria-label="Notifications"
      tabIndex={-1}
      data-position={position}
      data-expanded={expanded || undefined}
      onFocus={onFocus}
      onBlur={onBlur}
      onPointerEnter={onPointerEnter}
      onPointerLeave={() => setHovered(false)}
    >
      {expanded && open.length === 0 && <p className={styles.none}>No notifications</p>}
      {Stack && <Stack open={open} position={position} paused={expanded || hidden} onDismiss={dismiss} />}
    </section>
  );
}

function focusAgain(element: HTMLElement | null) {
  const target = element?.isConnected ? element : document.querySelector<HTMLElement>('main');
  target?.focus({ preventScroll: true });
}

function usePageHidden(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
    () => document.visibilityState === 'hidden',
    () => false,
  );
}
