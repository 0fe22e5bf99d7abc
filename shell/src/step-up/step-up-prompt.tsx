import * as limits from '@kaksha/domain/limits';
import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useShellHost } from '../host/shell-host';
import { ProgressLine } from '../layout/progress-line';
import type { StepUpDialogProps } from './step-up-dialog';

type Dialog = ComponentType<StepUpDialogProps>;

/** Opens the dialog that asks for a proof of the user or for a second factor; its code loads on demand. */
export function StepUpPrompt() {
  const { stepUp, notify, telemetry } = useShellHost();
  const asked = useStore(stepUp.asked);
  const isOpen = asked !== null;
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const missing = isOpen && Dialog === null;

  useEffect(() => {
    if (!missing) return;
    let wanted = true;
    import(/* webpackChunkName: "step-up" */ './step-up-dialog')
      .then((module) => wanted && setDialog(() => module.StepUpDialog))
      .catch((error) => {
        if (!wanted) return;
        telemetry.error(error, 'step-up');
        stepUp.finish(false);
        notify.error('No response from server. Please check your connection.', { duration: limits.notice.generalMs });
      });
    return () => {
      wanted = false;
    };
  }, [missing, stepUp, notify, telemetry]);

  if (missing) return <ProgressLine label="Opening the confirmation" />;
  return Dialog && <Dialog asked={asked} onClose={() => stepUp.finish(false)} />;
}
