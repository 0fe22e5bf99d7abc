import { useAction } from '@kaksha/api-client/use-action';
import { withdrawVerification } from '@kaksha/api-client/verification';
import { formatFileSize } from '@kaksha/domain/materials';
import { documentLabels, type VerificationRequest } from '@kaksha/domain/trainer-verification';
import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';
import { useState } from 'react';
import { useTrainerStore } from '../../store/store-context';
import { DocumentButton } from './document-button';
import styles from './verification.module.css';

/** The request that waits: its documents, its note, and the way to withdraw it. */
export function RequestSection({ request }: { request: VerificationRequest }) {
  const { host, verification } = useTrainerStore();
  const { busy, run } = useAction();
  const [asking, setAsking] = useState(false);

  const withdraw = () => {
    setAsking(false);
    return run(
      async () => {
        await withdrawVerification(host.http);
        await verification.reload();
        host.notify.success('The request is withdrawn');
        // The focused button is gone.
        document.getElementById('verification-state')?.focus();
      },
      { failed: 'The request was not withdrawn' },
    );
  };

  return (
    <section className="stack gap-4 top card" aria-labelledby="verification-request">
      <h2 id="verification-request">Your request</h2>
      <ul className={`stack gap-3 ${styles.documents}`} aria-label="Sent documents">
        {request.documents.map((document) => (
          <li key={document.id} className="cluster gap-1 gap-x-3 middle">
            <span className={styles.words}>
              <span>{documentLabels[document.kind]}</span>
              <span className="meta">
                <span dir="auto">{document.fileName}</span>
                <span>{`, ${formatFileSize(document.fileSize)}`}</span>
              </span>
            </span>
            <DocumentButton document={document} />
          </li>
        ))}
      </ul>
      {request.note && (
        <p className={styles.reason} dir="auto">
          {request.note}
        </p>
      )}
      <Button busy={busy} onClick={() => setAsking(true)}>
        Withdraw request
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        size="s"
        title="Withdraw the request?"
        description="Your documents are removed. You can send a new request at any time."
      >
        <div className="cluster gap-2 end">
          <Button onClick={() => setAsking(false)}>Keep</Button>
          <Button danger onClick={() => void withdraw()}>
            Withdraw
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
