import { ownId } from '../../platform/context/policy';
import { requireUser } from '../../platform/http/authentication';

/** Every visitor may sign in. The session calls need the session's own token. */
export const onlySignedIn = requireUser;

/** @throws ApiError FORBIDDEN (403) for the id of another user */
export const mustBeOwnAccount = ownId;
