import { conflict, forbidden, notFound } from '../../platform/http/api-error';

export const institutesOnly = () => forbidden('This is for institutes only.');

export const ownersOnly = () => forbidden('Only an owner of the institute may do this.');

export const alreadyStaff = () =>
  conflict('This address is invited already, or belongs to your staff.', 'STAFF_EXISTS');

export const tooManyStaff = () => conflict('Your institute has the largest number of staff members.');

export const memberNotFound = () => notFound('There is no such member of the staff.', 'STAFF_NOT_FOUND');

export const invitationNotFound = () => notFound('This invitation is not open any more.', 'INVITATION_NOT_FOUND');

export const isTrainerAlready = () =>
  conflict(
    'This account has courses of its own or acts for another institute. Ask for an invitation to another address.',
    'TRAINER_ACCOUNT',
  );
