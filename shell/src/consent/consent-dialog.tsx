import { acceptLegalText } from '@kaksha/api-client/legal';
import { useAction } from '@kaksha/api-client/use-action';
import { useHost } from '@kaksha/contract/host-context';
import { brand } from '@kaksha/domain/brand';
import { dayIn, formatDate } from '@kaksha/domain/dates';
import { legalPath, legalTitles, type PendingConsent } from '@kaksha/domain/legal';
import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';
import { TextLink } from '@kaksha/ui/link';

export interface ConsentDialogProps {
  pending: readonly PendingConsent[];
  onAccepted: () => void;
  /** Opens the first of the texts. */
  onRead: () => void;
  onSignOut: () => void;
}

/** The way on is to accept; the others are to read the texts and to sign out. */
export function ConsentDialog({ pending, onAccepted, onRead, onSignOut }: ConsentDialogProps) {
  const { http } = useHost();
  const { busy, run } = useAction();
  const accept = () =>
    run(
      async () => {
        for (const consent of pending) await acceptLegalText(http, consent);
        onAccepted();
      },
      { failed: 'Your answer was not saved' },
    );
  return (
    <Dialog
      open
      // Escape is no answer: it leads to the text.
      onOpenChange={(open) => !open && onRead()}
      alert
      title={`${brand.name} has new texts`}
      description="Please accept them to go on. You can read them first; the question waits."
      footer={
        <>
          <Button disabled={busy} onClick={onSignOut}>
            Sign out
          </Button>
          <Button variant="accent" busy={busy} onClick={() => void accept()}>
            Accept
          </Button>
        </>
      }
    >
      <ul className="stack gap-2">
        {pending.map(({ document, number, effectiveFrom }) => (
          <li key={document}>
            <TextLink to={legalPath(document)}>{`${legalTitles[document]}, version ${number}`}</TextLink>
            <span className="meta">{` in force since ${formatDate(dayIn(brand.timeZone, new Date(effectiveFrom)))}`}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
