import { Dialog } from '@kaksha/ui/dialog';
import { useEffect, useState } from 'react';
import { useShellHost } from '../host/shell-host';
import type { SignInPrompt } from '../session/session-store';
import { OtherAccount } from './other-account';
import { SignInForm } from './sign-in-form';
import { SignInReasonCard } from './sign-in-reason-card';

export interface SignInDialogProps {
  /** Null when the dialog is closing. */
  prompt: SignInPrompt | null;
  onClose: () => void;
}

/** The sign-in form in a dialog, with the reason for signing in. */
export function SignInDialog({ prompt, onClose }: SignInDialogProps) {
  const { session } = useShellHost();
  // Keeps its content during the closing transition.
  const [shown, setShown] = useState(prompt);
  if (prompt && prompt !== shown) setShown(prompt);
  const { reason, user, other } = shown ?? {};
  /** The other account that the user does not want. */
  const [refused, setRefused] = useState<typeof other>();
  const isOpen = prompt !== null;
  useEffect(() => {
    if (isOpen) setRefused(undefined);
  }, [isOpen]);
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()} title="Sign in" size="s">
      {user && other && other !== refused ? (
        <OtherAccount
          user={user}
          other={other.user}
          onGoOn={() => session.adopt(other.credentials, other.user)}
          onReturn={() => setRefused(other)}
        />
      ) : (
        <>
          {reason && <SignInReasonCard reason={reason} />}
          <SignInForm knownEmail={user?.email} />
        </>
      )}
    </Dialog>
  );
}
