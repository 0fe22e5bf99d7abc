import { useHost } from '@kaksha/contract/host-context';
import { useEffect, useRef } from 'react';
import { createQuill } from '../quill/create-quill';
import '../quill/quill-core.css';
import styles from '../quill/rich-text.module.css';

/** An earlier version in a read-only editor, which runs no script of it. */
export function RevisionPreview({ html }: { html: string }) {
  const { embedHosts } = useHost().environment;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = document.createElement('div');
    place.current?.append(element);
    createQuill(element, html, { embedHosts, readOnly: true });
    return () => element.remove();
  }, [html, embedHosts]);
  return <div ref={place} className={`${styles.text} ${styles.preview}`} />;
}
