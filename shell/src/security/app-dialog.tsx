import { addTotp, startTotp } from '@kaksha/api-client/second-factor';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Dialog } from '@kaksha/ui/dialog';
import { Spinner } from '@kaksha/ui/spinner';
import { QRCodeSVG } from 'qrcode.react';
import { useShellHost } from '../host/shell-host';
import { AppProof } from '../proof/app-proof';
import { CopyButton } from './copy-button';
import styles from './security.module.css';
import { useLoaded } from './use-loaded';

interface AppDialogProps {
  onAdded: (codes: readonly string[] | null) => void;
  onClose: () => void;
}

const qrSize = 184;

/** Connects an authenticator app by its QR code or its key, and checks a first code. */
export function AppDialog({ onAdded, onClose }: AppDialogProps) {
  const { http } = useShellHost();
  const { resource, load } = useLoaded(() => startTotp(http));
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      size="s"
      title="Set up an authenticator app"
      description="Scan the picture with the app, then enter the code that the app shows."
    >
      <AsyncBoundary
        resource={resource}
        name="Authenticator app"
        singular
        loading={<Spinner text="Loading..." />}
        error={{ level: 3, title: 'The app cannot be set up' }}
        onRetry={load}
      >
        {({ secret, uri }) => (
          <div className="stack gap-5">
            <div className={styles.qr}>
              <QRCodeSVG value={uri} size={qrSize} marginSize={2} title="QR code for the authenticator app" />
            </div>
            <div>
              <p className="meta">Cannot scan it? Type this key into the app:</p>
              <p className={`cluster gap-2 gap-x-3 middle ${styles.key}`}>
                <code translate="no">{secret.match(/.{1,4}/g)?.join(' ')}</code>
                <CopyButton text={secret} label="Copy the key" />
              </p>
            </div>
            <AppProof submitLabel="Add the app" onCode={async (code) => onAdded(await addTotp(http, code))} />
          </div>
        )}
      </AsyncBoundary>
    </Dialog>
  );
}
