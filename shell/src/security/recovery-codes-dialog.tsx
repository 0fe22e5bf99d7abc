import { brand } from '@kaksha/domain/brand';
import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';
import { downloadText } from '@kaksha/ui/download-text';
import { Download } from 'lucide-react';
import { CopyButton } from './copy-button';
import styles from './security.module.css';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows new recovery codes. The server stores only their hashes, so they cannot be shown again. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const text = codes.join('\n');
  const download = () =>
    downloadText(`${brand.name} recovery codes\n\n${text}\n`, { name: 'recovery-codes.txt', type: 'text/plain' });
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      size="s"
      title="Save your recovery codes"
      description="Each code replaces your second step once. They are shown only now. Older codes do not work any more."
    >
      <div className="stack gap-5">
        <ul className={`stack gap-2 gap-x-4 ${styles.codes}`} aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>
              <code translate="no">{code}</code>
            </li>
          ))}
        </ul>
        <div className="cluster gap-2 gap-x-3 middle">
          <CopyButton text={text} label="Copy the codes" />
          <Button size="s" icon={<Download aria-hidden="true" />} onClick={download}>
            Download
          </Button>
        </div>
        <Button variant="accent" block onClick={onClose}>
          I have saved them
        </Button>
      </div>
    </Dialog>
  );
}
