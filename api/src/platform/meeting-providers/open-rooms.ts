import { keyFor } from '../encryption/signing-key';
import type { Settings } from '../settings/settings';
import { siteOrigin } from '../settings/site';
import { createBigBlueButton } from './bigbluebutton';
import type { RoomProvider } from './provider';

/** The server that makes rooms for classes without a link; null without one. */
export function openRooms(
  settings: Pick<Settings, 'bigBlueButton' | 'origin' | 'port'>,
  signingKey: string,
): RoomProvider | null {
  const { bigBlueButton } = settings;
  return (
    bigBlueButton &&
    createBigBlueButton(bigBlueButton, {
      signingKey: keyFor(signingKey, 'meetings'),
      logoutUrl: `${siteOrigin(settings)}/`,
    })
  );
}
