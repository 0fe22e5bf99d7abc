import type { OfflineService } from '@kaksha/contract/host';
import { checkInScope } from '@kaksha/domain/check-in';
import type { CurrentUser } from '@kaksha/domain/current-user';
import { isRecord } from '@kaksha/domain/typed';
import type { DeviceData } from './device-store';
import { storePage } from './store-page';
import { forgetPages, type OfflineBrowser } from './stored-pages';

export interface ShellOffline extends OfflineService {
  /** The user of the stored page, on that page only; null when another user's cookie is set. */
  keptUser(userId: string): CurrentUser | null;
  /** The session ended. `expired`: the server refused it, so unsent work stays for the next sign-in. */
  sessionEnded(how: 'signed-out' | 'expired'): void;
  /** A user is signed in: removes what others left. */
  signedIn(user: CurrentUser): void;
}

/** @param currentUser  null for a visitor */
export function createOffline(
  data: DeviceData,
  currentUser: () => CurrentUser | null,
  browser: OfflineBrowser = window,
): ShellOffline {
  const isStorable = () => browser.location.pathname.startsWith(checkInScope);

  function clear(unsent: boolean) {
    if (data.clear({ unsent })) void forgetPages(browser);
  }

  return {
    copies: data.copies,
    unsent: data.unsent,
    async keepPage() {
      const user = currentUser();
      if (!user || !isStorable()) return false;
      try {
        if (!(await storePage(browser))) return false;
        // The user may have signed out meanwhile.
        if (currentUser()?.id !== user.id) {
          await forgetPages(browser);
          return false;
        }
        data.user.write(user);
        return true;
      } catch {
        return false;
      }
    },
    keptUser(userId) {
      const kept = isStorable() ? data.user.read() : null;
      return isUser(kept) && String(kept.id) === userId ? kept : null;
    },
    sessionEnded: (how) => clear(how === 'signed-out'),
    signedIn(user) {
      if (data.isOfOthers(user.id)) clear(true);
    },
  };
}

const isUser = (value: unknown): value is CurrentUser =>
  isRecord(value) && typeof value.id === 'number' && typeof value.name === 'string';
