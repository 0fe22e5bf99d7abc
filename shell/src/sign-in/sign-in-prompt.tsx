import * as limits from '@kaksha/domain/limits';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { useShellHost } from '../host/shell-host';
import { ProgressLine } from '../layout/progress-line';
import type { SignInDialogProps } from './sign-in-dialog';

type Dialog = ComponentType<SignInDialogProps>;

/** Opens the sign-in dialog over any page; its code loads on demand. */
export function SignInPrompt() {
  const { session, notify, telemetry } = useShellHost();
  const prompt = useStore(session.prompt);
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
        notify.error('No response from server. Please check your connection.', { duration: limits.notice.generalMs });
      });
    return () => {
      wanted = false;
    };
  }, [missing, session, notify, telemetry]);

  // A navigation, e.g. Back, cancels the request to sign in.
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path stands for the page
  useEffect(() => () => session.cancelPrompt(true), [pathname, session]);

  if (missing) return <ProgressLine label="Opening sign-in" />;
  return Dialog && <Dialog prompt={prompt} onClose={() => session.cancelPrompt()} />;
}
