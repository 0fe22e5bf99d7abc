import { getMaterialFile } from '@kaksha/api-client/materials';
import { useAction } from '@kaksha/api-client/use-action';
import { ItemBoundary } from '@kaksha/contract/host-context';
import type { Batch } from '@kaksha/domain/catalogue';
import { formatLongDay } from '@kaksha/domain/dates';
import { isolated } from '@kaksha/domain/isolated';
import { formatFileSize, type Material, type MaterialFile } from '@kaksha/domain/materials';
import type { RoomRecording } from '@kaksha/domain/meetings';
import { actualDay } from '@kaksha/domain/timetable';
import { Button, ButtonLink } from '@kaksha/ui/button';
import { saveBlob } from '@kaksha/ui/download-text';
import { CirclePlay, Download, ExternalLink, FileText, Link as LinkIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useLearnerStore } from '../../store/store-context';
import styles from './class-page.module.css';

interface MaterialListProps {
  title: string;
  batch: Batch;
  materials: readonly Material[];
  /** Recordings of the meetings that the site made. */
  recordings?: readonly RoomRecording[];
}

/** Materials or recordings of a batch: those of the whole batch first, then by class. */
export function MaterialList({ title, batch, materials, recordings = [] }: MaterialListProps) {
  const heading = useId();
  const dayOf = (sessionDay: string | null) => (sessionDay ? actualDay(batch, sessionDay) : '');
  const rows = [
    ...materials.map((material) => {
      const day = dayOf(material.sessionDay);
      return { key: material.id, day, row: <Row {...material} day={day} /> };
    }),
    ...recordings.map((recording) => {
      const day = dayOf(recording.sessionDay);
      return { key: recording.url, day, row: <RecordingRow {...recording} day={day} /> };
    }),
  ];
  if (rows.length === 0) return null;
  return (
    <section className={`stack gap-3 ${styles.part}`} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <ul className={`panel ${styles.list}`} aria-labelledby={heading}>
        {rows
          .sort((one, other) => one.day.localeCompare(other.day))
          .map(({ key, row }) => (
            <ItemBoundary key={key}>{row}</ItemBoundary>
          ))}
      </ul>
    </section>
  );
}

const ofClass = (day: string) => (day ? `Class of ${formatLongDay(day)}` : 'Whole batch');

function Row({ id, batchId, kind, title, link, file, day }: Material & { day: string }) {
  const name = useId();
  const detail = file ? `${isolated(file.name)}, ${formatFileSize(file.size)}` : link && new URL(link).hostname;
  const icon = kind === 'recording' ? <CirclePlay /> : file ? <FileText /> : <LinkIcon />;
  return (
    <ListRow id={name} icon={icon} title={title} note={[ofClass(day), detail].filter(Boolean).join(' · ')}>
      {file && <DownloadButton batchId={batchId} id={id} file={file} describedBy={name} />}
      {link && <OpenLink to={link} describedBy={name} />}
    </ListRow>
  );
}

function RecordingRow({ minutes, url, day }: RoomRecording & { day: string }) {
  const name = useId();
  const note = [ofClass(day), minutes && `${minutes} min`].filter(Boolean).join(' · ');
  return (
    <ListRow id={name} icon={<CirclePlay />} title="Recording of the class" note={note}>
      <OpenLink to={url} describedBy={name} />
    </ListRow>
  );
}

interface ListRowProps {
  /** Of the title. */
  id: string;
  icon: ReactNode;
  title: string;
  note: string;
  /** The button. */
  children: ReactNode;
}

function ListRow({ id, icon, title, note, children }: ListRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <div className={styles.text}>
        <p id={id} className={styles.title}>
          <span dir="auto">{title}</span>
        </p>
        <p className={styles.note}>
          <span dir="auto">{note}</span>
        </p>
      </div>
      {children}
    </li>
  );
}

function OpenLink({ to, describedBy }: { to: string; describedBy: string }) {
  return (
    <ButtonLink
      size="s"
      to={to}
      target="_blank"
      rel="noopener noreferrer"
      icon={<ExternalLink aria-hidden="true" />}
      aria-describedby={describedBy}
    >
      Open
    </ButtonLink>
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
  const { busy, run } = useAction();
  const download = () =>
    run(async () => saveBlob(await getMaterialFile(host.http, batchId, id), file.name), {
      failed: 'The file was not downloaded',
    });
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
