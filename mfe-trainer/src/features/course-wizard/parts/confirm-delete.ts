import { retryableLazy } from '@kaksha/ui/retryable-lazy';

export const loadConfirmDelete = () => import(/* webpackChunkName: "delete-part" */ './delete-dialog');

/** The question before something is deleted; a list in which there is something to delete warms its code. */
export const ConfirmDelete = retryableLazy(async () => (await loadConfirmDelete()).DeleteDialog);
