import { ownId } from '../../platform/context/policy';

/** @throws ApiError FORBIDDEN (403) for the id of another user */
export const mustBeOwnAccount = ownId;
