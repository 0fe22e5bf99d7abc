import { messageOf } from '@kaksha/api-client/errors';

const messages = new Map([
  ['NotAllowedError', 'The passkey was not used, or it took too long. Please try again or choose another way.'],
  ['InvalidStateError', 'This device has a passkey for your account already.'],
  ['NotSupportedError', 'This device cannot create a passkey for this site.'],
  ['SecurityError', 'Passkeys do not work at this address. Please open the site at its usual address.'],
  ['AbortError', 'The passkey was not used. Please try again.'],
]);

/** The message for a failed passkey: that of the server, or one for the browser's error. */
export function passkeyProblem(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  return messages.get(name) ?? messageOf(error, 'The passkey did not work. Please try again or choose another way.');
}
