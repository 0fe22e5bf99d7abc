import { requireUser } from '../../plugins/authentication';
import { ownId } from '../../policy';

/** Anybody may sign in; who is signed in is told and signed out by their own token only. */
export const onlySignedIn = requireUser;

/** An account is shown to whose it is. Throws 403. */
export const mustBeOwnAccount = ownId;
