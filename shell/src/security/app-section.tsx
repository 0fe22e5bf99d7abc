import { removeTotp } from '@kaksha/api-client/second-factor';
import { brand } from '@kaksha/domain/brand';
import { formatDateTime } from '@kaksha/domain/dates';
import { Badge } from '@kaksha/ui/badge';
import { Button } from '@kaksha/ui/button';
import { useViewerZone } from '@kaksha/ui/use-viewer-zone';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useShellHost } from '../host/shell-host';
import { AppDialog } from './app-dialog';
import { RemoveDialog } from './remove-dialog';
import styles from './security.module.css';

interface AppSectionProps {
  addedAt: string | null;
  onAdded: (codes: readonly string[] | null) => void;
  onChange: () => void;
}

/** The authenticator app: one per account. */
export function AppSection({ addedAt, onAdded, onChange }: AppSectionProps) {
  const { http, notify } = useShellHost();
  const zone = useViewerZone() ?? brand.timeZone;
  const [open, setOpen] = useState<'add' | 'remove' | null>(null);
  const close = () => setOpen(null);
  return (
    <section className={`stack gap-4 card ${styles.card}`} aria-labelledby="authenticator-app">
      <h2 id="authenticator-app">Authenticator app</h2>
      <p>An app on your phone shows a new code every 30 seconds. Most password managers can do it too.</p>
      {addedAt === null ? (
        <div className="cluster gap-2 gap-x-3 middle">
          <Button onClick={() => setOpen('add')}>Set up an app</Button>
        </div>
      ) : (
        <div className={styles.row}>
          <Smartphone aria-hidden="true" className={styles.icon} />
          <div className={styles.rowText}>
            <p className={`cluster gap-2 middle ${styles.rowName}`}>
              Authenticator app <Badge tone="good">On</Badge>
            </p>
            <p className="meta">{`Added ${formatDateTime(addedAt, zone)}`}</p>
          </div>
          <div className={`cluster gap-2 gap-x-3 middle ${styles.rowActions}`}>
            <Button
              size="s"
              variant="ghost"
              danger
              aria-label="Remove the authenticator app"
              onClick={() => setOpen('remove')}
            >
              Remove
            </Button>
          </div>
        </div>
      )}
      {open === 'add' && (
        <AppDialog
          onClose={close}
          onAdded={(codes) => {
            close();
            notify.success('The authenticator app is added');
            onAdded(codes);
          }}
        />
      )}
      {open === 'remove' && (
        <RemoveDialog
          title="Remove the authenticator app?"
          text="Its codes do not work any more. Delete the entry in the app too."
          onRemove={() => removeTotp(http)}
          onRemoved={() => {
            close();
            notify.success('The authenticator app is removed');
            onChange();
          }}
          onClose={close}
        />
      )}
    </section>
  );
}
