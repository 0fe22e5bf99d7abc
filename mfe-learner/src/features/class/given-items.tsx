import { getMaterialFile } from '@kaksha/api-client/materials';
import { useAction } from '@kaksha/api-client/use-action';
import { ItemBoundary } from '@kaksha/contract/host-context';
import { isolated } from '@kaksha/domain/isolated';
import { formatFileSize, type Material } from '@kaksha/domain/materials';
import type { RoomRecording } from '@kaksha/domain/meetings';
import { saveBlob } from '@kaksha/ui/download-text';
import { TextLink } from '@kaksha/ui/link';
import { TextButton } from '@kaksha/ui/text-button';
import { CirclePlay, Download, FileText, Link as LinkIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useLearnerStore } from '../../store/store-context';
import styles from './given-items.module.css';

interface GivenItemsProps {
  /** Names the list. */
  label: string;
  materials: readonly Material[];
  /** Recordings of the meetings that the site made. */
  recordings?: readonly RoomRecording[];
}

/** What learners of a batch were given: recordings first, then materials. Nothing without any. */
export function GivenItems({ label, materials, recordings = [] }: GivenItemsProps) {
  if (materials.length + recordings.length === 0) return null;
  const recorded = materials.filter(({ kind }) => kind === 'recording');
  const others = materials.filter(({ kind }) => kind === 'material');
  return (
    <ul className="stack gap-2" aria-label={label}>
      {recordings.map(({ url, minutes }) => (
        <Item key={url} icon={<CirclePlay />} note={minutes ? `${minutes} min` : null}>
          <TextLink to={url} target="_blank" rel="noopener noreferrer">
            Recording of the class
          </TextLink>
        </Item>
      ))}
      {[...recorded, ...others].map((material) => (
        <ItemBoundary key={material.id}>
          <MaterialItem {...material} />
        </ItemBoundary>
      ))}
    </ul>
  );
}

function MaterialItem({ id, batchId, kind, title, link, file }: Material) {
  const note = useId();
  const { host } = useLearnerStore();
  const { busy, run } = useAction();
  if (!file) {
    const icon = kind === 'recording' ? <CirclePlay /> : <LinkIcon />;
    return (
      <Item icon={icon} note={link && new URL(link).hostname}>
        <TextLink to={link ?? ''} target="_blank" rel="noopener noreferrer" dir="auto">
          {title}
        </TextLink>
      </Item>
    );
  }
  // The file needs the session of the learner, so that its address opens for no one else.
  const download = () =>
    run(async () => saveBlob(await getMaterialFile(host.http, batchId, id), file.name), {
      failed: 'The file was not downloaded',
    });
  const icon = busy ? <Download /> : kind === 'recording' ? <CirclePlay /> : <FileText />;
  return (
    <Item icon={icon} noteId={note} note={`${isolated(file.name)}, ${formatFileSize(file.size)}`}>
      <TextButton aria-describedby={note} disabled={busy} dir="auto" onClick={() => void download()}>
        {title}
      </TextButton>
    </Item>
  );
}

interface ItemProps {
  icon: ReactNode;
  note: string | null;
  noteId?: string;
  children: ReactNode;
}

function Item({ icon, note, noteId, children }: ItemProps) {
  return (
    <li className={styles.item}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={`cluster gap-x-2 ${styles.text}`}>
        {children}
        {note && (
          <span id={noteId} className="meta" dir="auto">
            {note}
          </span>
        )}
      </span>
    </li>
  );
}
