import { replaceById, withoutId } from '@kaksha/api-client/by-id';
import type { NoticeOptions, NoticePosition, NoticeService, NoticeType } from '@kaksha/contract/host';
import * as limits from '@kaksha/domain/limits';
import { createStore, type StoreApi } from 'zustand';

/** A notice with all defaults applied. */
export interface Notice extends Omit<NoticeOptions, 'id'> {
  id: string;
  type: NoticeType;
  title: string;
  /** Milliseconds; Infinity for notices that stay. */
  duration: number;
  position: NoticePosition;
  closeButton: boolean;
  dismissible: boolean;
}

export interface ShellNotices extends NoticeService {
  /** Open notices, oldest first. They are queued here until the drawing code is loaded. */
  readonly open: StoreApi<readonly Notice[]>;
}

function durationOf(type: NoticeType, { duration = limits.notice.defaultMs, action }: NoticeOptions): number {
  // Work in progress has no known duration.
  if (type === 'loading') return Number.POSITIVE_INFINITY;
  return action ? Math.max(duration, limits.notice.actionMs) : duration;
}

export function createNotices(): ShellNotices {
  const open = createStore<readonly Notice[]>(() => []);
  let created = 0;

  function show(type: NoticeType, title: string, options: NoticeOptions = {}): string {
    const id = options.id ?? `notice-${++created}`;
    const dismissible = options.dismissible ?? type !== 'loading';
    const notice: Notice = {
      ...options,
      id,
      type,
      title,
      duration: durationOf(type, options),
      position: options.position ?? 'bottom-right',
      dismissible,
      closeButton: options.closeButton ?? dismissible,
    };
    open.setState((shown) => {
      if (shown.some((other) => other.id === id)) return replaceById(shown, notice);
      return [...shown, notice].slice(-limits.notice.maxVisible);
    }, true);
    return id;
  }

  const of = (type: NoticeType) => (title: string, options?: NoticeOptions) => show(type, title, options);

  return {
    open,
    show,
    success: of('success'),
    info: of('info'),
    warning: of('warning'),
    error: of('error'),
    loading: of('loading'),
    update: (id, type, title, options) => void show(type, title, { ...options, id }),
    dismiss: (id) => open.setState((shown) => (id === undefined ? [] : withoutId(shown, id)), true),
    promise(work, texts) {
      const id = show('loading', texts.loading);
      work.then(
        () => show('success', texts.success, { id }),
        (error: unknown) => show('error', typeof texts.error === 'string' ? texts.error : texts.error(error), { id }),
      );
      return work;
    },
  };
}
