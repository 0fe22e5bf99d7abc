import {
  getStepUpState,
  type Proof,
  sendStepUpCode,
  startPasskeyStepUp,
  stepUp,
} from '@kaksha/api-client/second-factor';
import { useSession } from '@kaksha/contract/host-context';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';
import { TextLink } from '@kaksha/ui/link';
import { Spinner } from '@kaksha/ui/spinner';
import { useShellHost } from '../host/shell-host';
import { EmailProof } from '../proof/email-proof';
import { ProofForm } from '../proof/proof-form';
import { useLoaded } from '../security/use-loaded';
import type { AskedFor } from './step-up-service';

export interface StepUpDialogProps {
  /** Null closes the dialog. */
  asked: AskedFor | null;
  onClose: () => void;
}

const texts: Record<AskedFor, { title: string; description: string }> = {
  proof: {
    title: 'Confirm that it is you',
    description: 'This protects your account if someone else uses your device.',
  },
  'second-factor': {
    title: 'Add a second step first',
    description:
      'Owners of an account with payouts need a passkey or an authenticator app. A code from your e-mail is not enough here.',
  },
};

/** Asks the signed-in user for a proof or for a second factor. The calls that wait for it then go on. */
export function StepUpDialog({ asked, onClose }: StepUpDialogProps) {
  return (
    <Dialog open={asked !== null} onOpenChange={(next) => !next && onClose()} size="s" {...texts[asked ?? 'proof']}>
      {asked === 'proof' && <StepUpProof />}
      {asked === 'second-factor' && <AddSecondFactor />}
    </Dialog>
  );
}

/** The security page opens in a tab of its own, so that the form behind the dialog stays as it is. */
function AddSecondFactor() {
  const { stepUp } = useShellHost();
  return (
    <>
      <p>
        <TextLink to="/security" target="_blank" rel="noopener">
          Open the security page in a new tab
        </TextLink>
      </p>
      <p>Nothing that you entered here is lost. Come back when the second step is added.</p>
      <Button variant="accent" block onClick={() => stepUp.finish(true)}>
        I have added it
      </Button>
    </>
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
