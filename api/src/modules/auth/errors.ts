import { badRequest } from '../../platform/http/api-error';

/** A name is never taken from the address, because certificates and invoices show it. */
export function nameNeeded() {
  const message = 'Please enter your name';
  return badRequest(message, { name: message }, 'NAME_NEEDED');
}
