import { Dialog } from '@kaksha/ui/dialog';
import { useState } from 'react';
import type { SignInPrompt } from '../session/session-store';
import { SignInForm } from './sign-in-form';
import { SignInReasonCard } from './sign-in-reason-card';

export interface SignInDialogProps {
  /** Null when the dialog is closing. */
  prompt: SignInPrompt | null;
  onClose: () => void;
}

/** The sign-in form in a dialog, with the reason for signing in. */
export function SignInDialog({ prompt, onClose }: SignInDialogProps) {
  // Keeps its content during the closing transition.
  const [shown, setShown] = useState(prompt);
  if (prompt && prompt !== shown) setShown(prompt);
  return (
    <Dialog open={prompt !== null} onOpenChange={(open) => !open && onClose()} title="Sign in" size="s">
      {shown?.reason && <SignInReasonCard reason={shown.reason} />}
      <SignInForm />
    </Dialog>
  );
}
