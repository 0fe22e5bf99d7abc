import { requireUser } from '../../plugins/authentication';

/** The helpers cost money: they are for people who are signed in, so many calls a day each (quota.ts). */
export const onlyPeople = requireUser;
