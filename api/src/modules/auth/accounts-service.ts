import * as limits from '@kaksha/domain/limits';
import type { ServiceContext } from '../../platform/context/context';
import { findOrAddUser } from './users-repo';

/** The id of the account with the address, which is made when it is missing. Its person enters a name at the sign-in. */
export function findOrAddAccount({ db }: ServiceContext, email: string): Promise<number> {
  const details = {
    email,
    name: '',
    countryCode: limits.defaultCountryCode,
    contactNo: null,
    pinCode: null,
    gender: null,
  };
  return findOrAddUser(db, details, { completesExisting: false });
}
