import { deviceStorage } from '@kaksha/contract/browser-storage';
import { type CurrentUser, nameFromEmail } from '@kaksha/domain/current-user';

const confirmedKey = (userId: number) => `kaksha.name-confirmed.${userId}`;

/** Whether the name was only derived from the e-mail address, and the user has not confirmed it on this device. */
export const hasDerivedName = ({ id, name, email }: CurrentUser): boolean =>
  name === nameFromEmail(email) && deviceStorage.read(confirmedKey(id)) === null;

/** Where storage is blocked, the question returns until the name differs from the derived one. */
export function confirmName(userId: number): void {
  deviceStorage.write(confirmedKey(userId), '1');
}
