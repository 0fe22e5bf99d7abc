import { requireUser } from '../../plugins/authentication';
import { ownId } from '../../policy';

/** Every visitor may sign in. The session calls need the session's own token. */
export const onlySignedIn = requireUser;

/** @throws ApiError FORBIDDEN (403) for the id of another user */
export const mustBeOwnAccount = ownId;
