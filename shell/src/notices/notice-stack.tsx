import type { NoticePosition } from '@kaksha/contract/host';
import * as limits from '@kaksha/domain/limits';
import { createContext, useContext, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { ToastContainer, type ToastContentProps, type ToastTransitionProps, toast } from 'react-toastify/unstyled';
import { NoticeCard } from './notice-card';
import styles from './notice-region.module.css';
import type { Notice } from './notice-service';

interface NoticeStackProps {
  open: readonly Notice[];
  position: NoticePosition;
  paused: boolean;
  onDismiss: (id: string) => void;
}

const StackContext = createContext<NoticeStackProps>({
  open: [],
  position: 'bottom-right',
  paused: false,
  onDismiss() {},
});

/**
 * Renders the open notices with react-toastify, which handles position, order and exit animation. Its timers, dragging
 * and styles are off: they do not pause with the tab, ignore swipe speed and need an injected style sheet.
 */
export function NoticeStack(props: NoticeStackProps) {
  const { open, position } = props;
  /** Toast id by notice id. A notice that returns during its exit animation gets a new toast. */
  const toasts = useRef(new Map<string, string>());
  const created = useRef(0);

  useEffect(() => {
    const shown = toasts.current;
    for (const [id, toastId] of shown) {
      if (open.some((notice) => notice.id === id)) continue;
      shown.delete(id);
      toast.dismiss(toastId);
    }
    for (const { id } of open) {
      if (shown.has(id)) continue;
      const toastId = `${position}-${++created.current}`;
      shown.set(id, toastId);
      toast((context) => <Slot {...context} id={id} />, { toastId, containerId: position });
    }
  }, [open, position]);

  // The library's section is a live region, and each notice in it is one.
  useLayoutEffect(() => document.getElementById(position)?.removeAttribute('aria-live'), [position]);

  return (
    <StackContext value={props}>
      <ToastContainer
        className={() => styles.stack ?? ''}
        toastClassName={() => styles.toast ?? ''}
        containerId={position}
        position={position}
        transition={Leave}
        role="group"
        aria-label={undefined}
        autoClose={false}
        closeButton={false}
        icon={false}
        draggable={false}
        pauseOnHover={false}
        pauseOnFocusLoss={false}
        customProgressBar
        hotKeys={never}
      />
    </StackContext>
  );
}

const never = () => false;

/** One toast. During the exit animation it keeps the last content of its notice. */
function Slot({ id, toastProps }: ToastContentProps & { id: string }) {
  const { open, paused, onDismiss } = useContext(StackContext);
  const current = toastProps.isIn ? open.find((notice) => notice.id === id) : undefined;
  const [last, setLast] = useState(current);
  if (current && current !== last) setLast(current);
  const notice = current ?? last;
  return notice ? <NoticeCard notice={notice} paused={paused || !current} onDismiss={() => onDismiss(id)} /> : null;
}

/** `removalDelayMs`: removes a dismissed toast after its fade. */
function Leave({ children, isIn, done }: ToastTransitionProps) {
  const remove = useEffectEvent(done);
  useEffect(() => {
    if (isIn) return;
    const timer = setTimeout(() => remove(), limits.notice.removalDelayMs);
    return () => clearTimeout(timer);
  }, [isIn]);
  return children;
}
