import type { HostServices, NoticeOptions, NoticeService, NoticeType } from '@kaksha/contract/host';
import * as limits from '@kaksha/domain/limits';

const { successMs, errorMs } = limits.notice.trainerArea;
const times: Partial<Record<NoticeType, number>> = { success: successMs, error: errorMs };

/** The host with the trainer area's own times of notices. Other types and given durations stay. */
export function withNoticeTimes(host: HostServices): HostServices {
  const timed = (type: NoticeType, options?: NoticeOptions) => ({
    ...options,
    duration: options?.duration ?? times[type],
  });
  const { notify } = host;
  const own: NoticeService = {
    ...notify,
    show: (type, title, options) => notify.show(type, title, timed(type, options)),
    success: (title, options) => notify.success(title, timed('success', options)),
    error: (title, options) => notify.error(title, timed('error', options)),
    update: (id, type, title, options) => notify.update(id, type, title, timed(type, options)),
    promise(work, texts) {
      const id = notify.loading(texts.loading);
      work.then(
        () => own.update(id, 'success', texts.success),
        (error) => own.update(id, 'error', typeof texts.error === 'string' ? texts.error : texts.error(error)),
      );
      return work;
    },
  };
  // The host's other services stay those of the host, also when it adds them later.
  return Object.create(host, { notify: { value: own } });
}
