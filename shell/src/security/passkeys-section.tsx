import { removePasskey } from '@kaksha/api-client/second-factor';
import { brand } from '@kaksha/domain/brand';
import { formatDateTime } from '@kaksha/domain/dates';
import type { Passkey } from '@kaksha/domain/second-factor';
import { Button } from '@kaksha/ui/button';
import { useViewerZone } from '@kaksha/ui/use-viewer-zone';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useShellHost } from '../host/shell-host';
import { AddPasskeyDialog } from './add-passkey-dialog';
import { RemoveDialog } from './remove-dialog';
import { RenamePasskeyDialog } from './rename-passkey-dialog';
import styles from './security.module.css';

interface PasskeysSectionProps {
  passkeys: readonly Passkey[];
  onAdded: (codes: readonly string[] | null) => void;
  onChange: () => void;
}

type Open = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey };

export function PasskeysSection({ passkeys, onAdded, onChange }: PasskeysSectionProps) {
  const { http, notify } = useShellHost();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const finish = (done: string) => {
    close();
    notify.success(done);
    onChange();
  };
  return (
    <section className={`stack gap-4 card ${styles.card}`} aria-labelledby="passkeys">
      <h2 id="passkeys">Passkeys</h2>
      <p>
        Sign in with your fingerprint, your face, your PIN or a security key. No code to type, and nothing to steal.
      </p>
      {passkeys.length > 0 && (
        <ul className={styles.rows} aria-labelledby="passkeys">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onOpen={(kind) => setOpen({ kind, passkey })} />
          ))}
        </ul>
      )}
      <div className="cluster gap-2 gap-x-3 middle">
        <Button onClick={() => setOpen({ kind: 'add' })}>Add a passkey</Button>
      </div>
      {open?.kind === 'add' && (
        <AddPasskeyDialog
          onClose={close}
          onAdded={(codes) => {
            close();
            notify.success('The passkey is added');
            onAdded(codes);
          }}
        />
      )}
      {open?.kind === 'rename' && (
        <RenamePasskeyDialog
          passkey={open.passkey}
          onClose={close}
          onRenamed={() => finish('The passkey is renamed')}
        />
      )}
      {open?.kind === 'remove' && (
        <RemoveDialog
          title={`Remove ${open.passkey.name}?`}
          text="You cannot sign in with this passkey any more. Delete it on your device too."
          onRemove={() => removePasskey(http, open.passkey.id)}
          onRemoved={() => finish('The passkey is removed')}
          onClose={close}
        />
      )}
    </section>
  );
}

function PasskeyRow({ passkey, onOpen }: { passkey: Passkey; onOpen: (kind: 'rename' | 'remove') => void }) {
  const zone = useViewerZone() ?? brand.timeZone;
  const { name, isSynced, createdAt, lastUsedAt } = passkey;
  const used = lastUsedAt ? `Last used ${formatDateTime(lastUsedAt, zone)}` : 'Not used yet';
  return (
    <li className={styles.row}>
      <KeyRound aria-hidden="true" className={styles.icon} />
      <div className={styles.rowText}>
        <p className={`cluster gap-2 middle ${styles.rowName}`}>
          <span dir="auto">{name}</span>
        </p>
        <p className="meta">{[used, isSynced && 'synced to your devices'].filter(Boolean).join(', ')}</p>
        <p className="meta">{`Added ${formatDateTime(createdAt, zone)}`}</p>
      </div>
      <div className={`cluster gap-2 gap-x-3 middle ${styles.rowActions}`}>
        <Button size="s" aria-label={`Rename ${name}`} onClick={() => onOpen('rename')}>
          Rename
        </Button>
        <Button size="s" variant="ghost" danger aria-label={`Remove ${name}`} onClick={() => onOpen('remove')}>
          Remove
        </Button>
      </div>
    </li>
  );
}
