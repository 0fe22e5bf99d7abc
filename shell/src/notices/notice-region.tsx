import { useReadable } from '@kaksha/contract/host-context';
import {
  type FocusEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import styles from './notice-region.module.css';
import type { ShellNotices } from './notice-service';
import { useNoticeStack } from './use-notice-stack';

/**
 * The live region for notices. It exists from the first render, because screen readers only announce changes inside of
 * a known live region. The code that draws notices is loaded for the first one.
 */
export function NoticeRegion({ notices }: { notices: ShellNotices }) {
  const open = useReadable(notices.open);
  const Stack = useNoticeStack(open.length > 0);
  const hidden = usePageHidden();
  const region = useRef<HTMLElement>(null);
  /** Element that had the focus before the region. */
  const origin = useRef<HTMLElement | null>(null);
  const [expanded, setExpanded] = useState(false);

  const leave = useCallback(() => {
    if (region.current?.contains(document.activeElement)) focusAgain(origin.current);
    setExpanded(false);
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey && event.code === 'KeyT') {
        event.preventDefault();
        region.current?.focus();
      } else if (event.key === 'Escape' && expanded) {
        leave();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [expanded, leave]);

  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget as HTMLElement | null;
    setExpanded(true);
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setExpanded(false);
  };
  // Touch has no hover: the stack would stay expanded.
  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') setExpanded(true);
  };
  const onPointerLeave = () => {
    if (!region.current?.contains(document.activeElement)) setExpanded(false);
  };

  const dismiss = (id: string) => {
    // Keeps the focus in the region when the focused notice closes.
    const hadFocus = region.current?.contains(document.activeElement);
    notices.dismiss(id);
    if (!hadFocus) return;
    if (notices.open.get().length > 0) region.current?.focus();
    else leave();
  };

  return (
    <section
      ref={region}
      className={styles.region}
      aria-label="Notifications"
      aria-live="polite"
      aria-relevant="additions text"
      tabIndex={-1}
      data-expanded={expanded || undefined}
      onFocus={onFocus}
      onBlur={onBlur}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      {expanded && open.length === 0 && <p className={styles.none}>No notifications</p>}
      {Stack && <Stack open={open} paused={expanded || hidden} onDismiss={dismiss} />}
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
