import { useHost } from '@kaksha/contract/host-context';
import { htmlToText } from '@kaksha/domain/html-text';
import type { PostForm } from '@kaksha/domain/post-form';
import { readingTime } from '@kaksha/domain/reading-time';
import { Article } from '@kaksha/ui/article';
import { PageDialog } from '@kaksha/ui/page-dialog';
import { Segmented } from '@kaksha/ui/segmented';
import { useState } from 'react';
import styles from './preview-dialog.module.css';

export interface PreviewDialogProps {
  form: PostForm;
  /** Address of the cover. */
  image: string | null;
  /** ISO 8601, UTC. */
  publishedAt: string;
  onClose: () => void;
}

const widths = [
  { value: 'phone', label: 'Phone' },
  { value: 'desktop', label: 'Desktop' },
] as const;

/** A link of the post does not leave the editor. */
function openLinksInTabs(sheet: HTMLElement | null) {
  for (const link of sheet?.querySelectorAll('a') ?? []) link.target = '_blank';
}

/** The unsaved post as readers will see it. */
export function PreviewDialog({ form, image, publishedAt, onClose }: PreviewDialogProps) {
  const { embedHosts } = useHost().environment;
  const [width, setWidth] = useState<'phone' | 'desktop'>('desktop');
  return (
    <PageDialog
      title="Preview"
      description="Nothing is saved or published."
      onClose={onClose}
      action={
        <div className={styles.widths}>
          <Segmented label="Width" labelHidden options={widths} value={width} onValueChange={setWidth} />
        </div>
      }
    >
      <div ref={openLinksInTabs} className={styles.sheet} data-width={width}>
        <Article
          title={form.title || 'Untitled'}
          html={form.content}
          embedHosts={embedHosts}
          image={image}
          tags={form.tags}
          publishedAt={publishedAt}
          readingTime={readingTime(htmlToText(form.content))}
        />
      </div>
    </PageDialog>
  );
}
