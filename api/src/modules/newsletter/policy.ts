import { requireAdmin } from '../../platform/http/authentication';

/** Administrators send posts to the subscribers. Readers act with the key of their link. */
export const onlySenders = requireAdmin;
