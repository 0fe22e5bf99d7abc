import { Dialog } from '@kaksha/ui/dialog';
import { useState } from 'react';
import type { SignInPrompt } from '../session/session-store';
import { SignInForm } from './sign-in-form';
import { SignInReasonCard } from './sign-in-reason-card';

export interface SignInDialogProps {
  /** Null once it is to close. */
  prompt: SignInPrompt | null;
  onClose: () => void;
}

/** The sign-in form over the page, with what the person was doing in sight. */
export function SignInDialog({ prompt, onClose }: SignInDialogProps) {
  // What is on its way out keeps its content until it is out of sight.
  const [shown, setShown] = useState(prompt);
  if (prompt && prompt !== shown) setShown(prompt);
  return (
    <Dialog open={prompt !== null} onOpenChange={(open) => !open && onClose()} title="Sign in" size="s">
      {shown?.reason && <SignInReasonCard reason={shown.reason} />}
      <SignInForm />
    </Dialog>
  );
}
