import { useReadable } from '@kaksha/contract/host-context';
import { type ComponentType, useEffect, useState } from 'react';
import { useShellHost } from '../host/shell-host';
import type { SignInDialogProps } from './sign-in-dialog';

type Dialog = ComponentType<SignInDialogProps>;

/** Opens the sign-in dialog over any page when it is asked for; its code is fetched then. */
export function SignInPrompt() {
  const { session, notify, telemetry } = useShellHost();
  const prompt = useReadable(session.prompt);
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const missing = prompt !== null && Dialog === null;

  useEffect(() => {
    if (!missing) return;
    let wanted = true;
    import(/* webpackChunkName: "sign-in" */ './sign-in-dialog')
      .then((module) => wanted && setDialog(() => module.SignInDialog))
      .catch((error) => {
        if (!wanted) return;
        telemetry.error(error, 'sign-in');
        session.cancelPrompt();
        notify.error('No response from server. Please check your connection.');
      });
    return () => {
      wanted = false;
    };
  }, [missing, session, notify, telemetry]);

  return Dialog && <Dialog prompt={prompt} onClose={session.cancelPrompt} />;
}
