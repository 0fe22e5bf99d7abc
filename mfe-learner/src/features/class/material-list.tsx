import { messageOf } from '@kaksha/api-client/errors';
import { getMaterialFile } from '@kaksha/api-client/materials';
import { formatLongDay } from '@kaksha/domain/dates';
import { formatFileSize, type Material, type MaterialFile } from '@kaksha/domain/materials';
import { Button, ButtonLink } from '@kaksha/ui/button';
import { saveBlob } from '@kaksha/ui/download-text';
import { Download, ExternalLink } from 'lucide-react';
import { useId, useState } from 'react';
import { useLearnerStore } from '../../store/store-context';
import styles from './class-page.module.css';

/** Materials or recordings of a batch: those of the whole batch first, then by class. */
export function MaterialList({ title, materials }: { title: string; materials: readonly Material[] }) {
  const heading = useId();
  if (materials.length === 0) return null;
  const byClass = [...materials].sort((one, other) => (one.sessionDay ?? '').localeCompare(other.sessionDay ?? ''));
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.list} aria-labelledby={heading}>
        {byClass.map((material) => (
          <Row key={material.id} material={material} />
        ))}
      </ul>
    </section>
  );
}

function Row({ material: { id, batchId, title, sessionDay, link, file } }: { material: Material }) {
  const name = useId();
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <p id={name} className={styles.title}>
          {title}
        </p>
        <p className={styles.note}>
          {[
            sessionDay ? `Class of ${formatLongDay(sessionDay)}` : 'Whole batch',
            file ? `${file.name}, ${formatFileSize(file.size)}` : link && new URL(link).hostname,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {file && <DownloadButton batchId={batchId} id={id} file={file} describedBy={name} />}
      {link && (
        <ButtonLink
          size="s"
          to={link}
          target="_blank"
          rel="noopener noreferrer"
          icon={<ExternalLink aria-hidden="true" />}
          aria-describedby={name}
        >
          Open
        </ButtonLink>
      )}
    </li>
  );
}

interface DownloadButtonProps {
  batchId: number;
  id: number;
  file: MaterialFile;
  describedBy: string;
}

/** The file needs the session of the learner, so that its address opens for no one else. */
function DownloadButton({ batchId, id, file, describedBy }: DownloadButtonProps) {
  const { host } = useLearnerStore();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveBlob(await getMaterialFile(host.http, batchId, id), file.name);
    } catch (error) {
      host.notify.error('The file was not downloaded', { description: messageOf(error, 'Please try again.') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="s"
      busy={busy}
      icon={<Download aria-hidden="true" />}
      aria-describedby={describedBy}
      onClick={() => void download()}
    >
      Download
    </Button>
  );
}
