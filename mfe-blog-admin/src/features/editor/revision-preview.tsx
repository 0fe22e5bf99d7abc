import { useHost } from '@kaksha/contract/host-context';
import { useEffect, useRef } from 'react';
import { makeQuill } from './make-quill';
import './quill-core.css';
import styles from './rich-text.module.css';

/** An earlier version as the editor shows it, for reading only: nothing in it is run. */
export function RevisionPreview({ html }: { html: string }) {
  const { embedHosts } = useHost().environment;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = document.createElement('div');
    place.current?.append(element);
    makeQuill(element, html, { embedHosts, readOnly: true });
    return () => element.remove();
  }, [html, embedHosts]);
  return <div ref={place} className={`${styles.text} ${styles.preview}`} />;
}
