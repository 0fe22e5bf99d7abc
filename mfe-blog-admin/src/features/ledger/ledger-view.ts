import type { BlogStore } from '../../store/blog-store';

export const ledgerLoader =
  ({ host, ledger, heldRefunds }: BlogStore) =>
  () =>
    host.awaitLoader(Promise.all([ledger.load(), heldRefunds.load()]));
