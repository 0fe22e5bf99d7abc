import { startDemoSession } from '@kaksha/api-client/auth';
import { getCurrentUser } from '@kaksha/api-client/session';
import { tabStorage } from '@kaksha/contract/browser-storage';
import type { HostServices } from '@kaksha/contract/host';
import { rolesOf } from '@kaksha/domain/current-user';
import { demoAccounts } from '@kaksha/domain/demo';
import { browserCookies, readCredentials, writeCredentials } from '../session/cookies';

/** Where a tab stores the persona that was chosen last. */
const key = 'kaksha:persona';

/**
 * Signs in as a demo user and loads the page again.
 * @param email  of the demo user; null becomes a visitor @throws when the API refuses
 */
export async function become(host: HostServices, email: string | null): Promise<void> {
  if (host.session.get().user) await host.session.signOut();
  if (email) {
    const { token, userId } = await startDemoSession(host.http, email);
    writeCredentials(browserCookies(), { token, userId: String(userId) });
  }
  tabStorage.write(key, email ?? 'visitor');
  location.reload();
}

/**
 * The demo user that a page needs; null when the current user fits. A tab keeps the persona that a developer has chosen.
 * @param role  that the page requires
 */
export async function fittingPersona(
  host: HostServices,
  role: 'learner' | 'trainer' | 'admin' | undefined,
): Promise<string | null> {
  if (!role || tabStorage.read(key)) return null;
  const credentials = readCredentials(browserCookies());
  // An expired session counts as none.
  const user = credentials && (await getCurrentUser(host.http, Number(credentials.userId)).catch(() => null));
  if (rolesOf(user).includes(role)) return null;
  // A tab without storage would sign in again at each load.
  return tabStorage.write(key, role) ? demoAccounts[role] : null;
}
