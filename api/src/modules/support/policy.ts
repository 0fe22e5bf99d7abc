import { requireAdmin } from '../../plugins/authentication';

/** Anybody may write to the house; what people wrote is for admins. */
export const onlyReaders = requireAdmin;
