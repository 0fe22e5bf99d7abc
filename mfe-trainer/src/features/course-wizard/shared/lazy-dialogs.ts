import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { useEffect } from 'react';

export const loadConfirmDelete = () => import(/* webpackChunkName: "delete-part" */ './delete-dialog');

/** Asks before a part of a course is deleted. Preload it with `usePreload(loadConfirmDelete)`. */
export const ConfirmDelete = retryableLazy(async () => (await loadConfirmDelete()).DeleteDialog);

/**
 * Downloads the code of a dialog when the page opens, so that the dialog also opens when the connection is lost later.
 * A failed download is retried when the dialog opens.
 */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    load().catch(() => {});
  }, [load]);
}
