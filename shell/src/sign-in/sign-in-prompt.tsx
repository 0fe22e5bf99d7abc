import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { useShellHost } from '../host/shell-host';
import { ProgressLine } from '../layout/progress-line';
import { useDialogCode } from '../layout/use-dialog-code';
import type { SignInDialogProps } from './sign-in-dialog';

const loadDialog = () => import(/* webpackChunkName: "sign-in" */ './sign-in-dialog').then((code) => code.SignInDialog);

/** Opens the sign-in dialog over any page; its code loads on demand. */
export function SignInPrompt() {
  const { session } = useShellHost();
  const prompt = useStore(session.prompt);
  const cancel = () => session.cancelPrompt();
  const { Dialog, missing } = useDialogCode<SignInDialogProps>('sign-in', prompt !== null, loadDialog, cancel);

  // A navigation, e.g. Back, cancels the request to sign in.
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path stands for the page
  useEffect(() => () => session.cancelPrompt(true), [pathname, session]);

  if (missing) return <ProgressLine label="Opening sign-in" />;
  return Dialog && <Dialog prompt={prompt} onClose={cancel} />;
}
