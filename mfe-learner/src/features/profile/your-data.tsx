import { exportMyData } from '@kaksha/api-client/profile';
import { useAction } from '@kaksha/api-client/use-action';
import { useHost } from '@kaksha/contract/host-context';
import { Button } from '@kaksha/ui/button';
import { downloadText } from '@kaksha/ui/download-text';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { Download } from 'lucide-react';
import { useState } from 'react';
import styles from './profile-page.module.css';

const DeleteDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "delete-account" */ './delete-account-dialog')).DeleteAccountDialog,
);

/** Data export and account deletion. */
export function YourData() {
  const host = useHost();
  const { busy, run } = useAction();
  const [deleting, setDeleting] = useState(false);
  const download = (): Promise<unknown> =>
    run(
      async () => {
        const text = await exportMyData(host.http);
        downloadText(text, { name: 'my-data.json', type: 'application/json' });
      },
      { failed: 'Your data were not downloaded', retry: download },
    );
  return (
    <section className={`stack gap-5 top card ${styles.card}`} aria-labelledby="your-data">
      <h2 id="your-data">Your data</h2>
      <p>Download everything that we keep about you, or delete your account for good.</p>
      <div className={`cluster gap-3 gap-x-4 middle ${styles.actions}`}>
        <Button busy={busy} icon={<Download aria-hidden="true" />} onClick={() => void download()}>
          Download my data
        </Button>
        <Button variant="ghost" danger onClick={() => setDeleting(true)}>
          Delete my account
        </Button>
      </div>
      {deleting && <DeleteDialog onClose={() => setDeleting(false)} />}
    </section>
  );
}
