import { useStore } from 'zustand';
import { useShellHost } from '../host/shell-host';
import { ProgressLine } from '../layout/progress-line';
import { useDialogCode } from '../layout/use-dialog-code';
import type { StepUpDialogProps } from './step-up-dialog';

const loadDialog = () => import(/* webpackChunkName: "step-up" */ './step-up-dialog').then((code) => code.StepUpDialog);

/** Opens the dialog that asks for a proof of the user or for a second factor; its code loads on demand. */
export function StepUpPrompt() {
  const { stepUp } = useShellHost();
  const asked = useStore(stepUp.asked);
  const cancel = () => stepUp.finish(false);
  const { Dialog, missing } = useDialogCode<StepUpDialogProps>('step-up', asked !== null, loadDialog, cancel);

  if (missing) return <ProgressLine label="Opening the confirmation" />;
  return Dialog && <Dialog asked={asked} onClose={cancel} />;
}
