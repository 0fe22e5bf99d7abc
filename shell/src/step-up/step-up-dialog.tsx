import {
  getStepUpState,
  type Proof,
  sendStepUpCode,
  startPasskeyStepUp,
  stepUp,
} from '@kaksha/api-client/second-factor';
import { useSession } from '@kaksha/contract/host-context';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Dialog } from '@kaksha/ui/dialog';
import { Spinner } from '@kaksha/ui/spinner';
import { useShellHost } from '../host/shell-host';
import { EmailProof } from '../proof/email-proof';
import { ProofForm } from '../proof/proof-form';
import { useLoaded } from '../security/use-loaded';

export interface StepUpDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Asks the signed-in user for a proof. The calls that wait for it then go on. */
export function StepUpDialog({ open, onClose }: StepUpDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="s"
      title="Confirm that it is you"
      description="This protects your account if someone else uses your device."
    >
      {open && <StepUpProof />}
    </Dialog>
  );
}

function StepUpProof() {
  const { http, session, stepUp: service } = useShellHost();
  const { user } = useSession();
  const { resource, load } = useLoaded(() => getStepUpState(http));
  const prove = async (proof: Proof) => {
    const result = await stepUp(http, proof);
    session.adopt({ token: result.token, userId: String(result.userId) }, result.user);
    service.finish(true);
  };
  return (
    <AsyncBoundary
      resource={resource}
      name="Ways to confirm"
      loading={<Spinner text="Loading..." />}
      error={{ level: 3 }}
      onRetry={load}
    >
      {(methods) =>
        methods.emailCode ? (
          <EmailProof
            email={user?.email ?? ''}
            send={() => sendStepUpCode(http)}
            onCode={(emailCode) => prove({ emailCode })}
          />
        ) : (
          <ProofForm methods={methods} startPasskey={() => startPasskeyStepUp(http)} onProof={prove} />
        )
      }
    </AsyncBoundary>
  );
}
