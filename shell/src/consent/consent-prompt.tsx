import { useSession } from '@kaksha/contract/host-context';
import { legalPath, type PendingConsent } from '@kaksha/domain/legal';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useShellHost } from '../host/shell-host';
import { useDialogCode } from '../layout/use-dialog-code';
import type { ConsentDialogProps } from './consent-dialog';

const loadDialog = () =>
  import(/* webpackChunkName: "consent" */ './consent-dialog').then((code) => code.ConsentDialog);
const loadClient = () => import(/* webpackChunkName: "consent" */ '@kaksha/api-client/legal');

/** Pages on which the texts are read, before an answer. */
const readable = /^\/(?:terms|privacy|policy)(?:\/|$)/i;

/** Asks a signed-in user to accept the versions of the texts that they have not accepted yet. */
export function ConsentPrompt() {
  const host = useShellHost();
  const { http, legal, session } = host;
  const { user } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [pending, setPending] = useState<readonly PendingConsent[]>([]);
  const userId = user?.id;
  const hasVersions = legal !== null;
  useEffect(() => {
    setPending([]);
    if (userId === undefined || !hasVersions) return;
    let isCurrent = true;
    // Without an answer the user is asked at the next visit.
    loadClient()
      .then(({ getPendingConsents }) => getPendingConsents(http))
      .then(
        (found) => isCurrent && setPending(found),
        () => {},
      );
    return () => {
      isCurrent = false;
    };
  }, [userId, hasVersions, http]);

  const asks = pending.length > 0 && !readable.test(pathname);
  const { Dialog } = useDialogCode<ConsentDialogProps>('consent', asks, loadDialog, () => setPending([]));
  if (!asks || !Dialog) return null;
  const read = () => void (pending[0] && navigate(legalPath(pending[0].document)));
  return (
    <Dialog
      pending={pending}
      onRead={read}
      onAccepted={() => setPending([])}
      onSignOut={() => void session.signOut()}
    />
  );
}
