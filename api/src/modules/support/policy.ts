import { requireAdmin } from '../../platform/http/authentication';

/** Every visitor may write to the platform; only administrators read the messages. */
export const onlyReaders = requireAdmin;
