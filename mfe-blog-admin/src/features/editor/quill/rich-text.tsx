import { useHost } from '@kaksha/contract/host-context';
import { embedAddressOf } from '@kaksha/domain/embeds';
import * as limits from '@kaksha/domain/limits';
import { isLinkAddress } from '@kaksha/domain/link-schemes';
import Quill from 'quill';
import './quill-core.css';
import { useRef, useState } from 'react';
import { AddressDialog } from './address-dialog';
import { ImageDialog, type PictureSettings } from './image-dialog';
import { ImproveButton } from './improve-button';
import styles from './rich-text.module.css';
import { Toolbar } from './toolbar';
import { type Range, useQuill } from './use-quill';

export interface RichTextProps {
  /** Initial content; later changes of this prop are ignored. */
  html: string;
  onChange: (html: string) => void;
  /** Called with the number of pictures that are being uploaded. */
  onUploads: (count: number) => void;
}

type Open = ({ kind: 'link' | 'embed' } & Range) | { kind: 'image'; image: HTMLImageElement };

export function RichText({ html, onChange, onUploads }: RichTextProps) {
  const { embedHosts } = useHost().environment;
  const place = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const onPicture = (image: HTMLImageElement) => setOpen({ kind: 'image', image });
  const { quill, formats, selected, pictures } = useQuill(place, { html, onChange, onUploads, onPicture });

  const ask = (kind: 'link' | 'embed') => {
    const { index, length } = quill?.getSelection(true) ?? { index: 0, length: 0 };
    setOpen({ kind, index, length });
  };
  const insert = (text: string) => {
    if (!quill || !open || open.kind === 'image') return;
    const { kind, index, length } = open;
    // A step of the undo history, apart from the text before it.
    quill.history.cutoff();
    const frame = kind === 'embed' ? embedAddressOf(text, embedHosts) : null;
    if (frame) quill.insertEmbed(index, 'video', frame, 'user');
    else if (length > 0 && kind === 'link') quill.formatText(index, length, 'link', text, 'user');
    else quill.insertText(index, text, isLinkAddress(text) ? { link: text } : {}, 'user');
    setOpen(null);
  };
  const setPicture = (image: HTMLImageElement, { width, alt }: PictureSettings) => {
    const blot = Quill.find(image);
    if (quill && blot && !(blot instanceof Quill)) {
      quill.formatText(quill.getIndex(blot), 1, { width: String(width), alt: alt || false }, 'user');
    }
    setOpen(null);
  };

  return (
    <div className={`panel ${styles.frame}`}>
      {quill && (
        <Toolbar
          quill={quill}
          formats={formats}
          onLink={() => ask('link')}
          onEmbed={() => ask('embed')}
          onPicture={(file) => pictures.add(quill, quill.getSelection(true).index, [file])}
        />
      )}
      <div className={styles.area}>
        <div ref={place} className={styles.text} />
        {quill && selected && <ImproveButton quill={quill} range={selected} />}
      </div>
      {open?.kind === 'image' && (
        <ImageDialog
          settings={{
            width: Number(open.image.getAttribute('width')) || limits.editor.imageWidth.default,
            alt: open.image.alt,
          }}
          onClose={() => setOpen(null)}
          onApply={(settings) => setPicture(open.image, settings)}
        />
      )}
      {open && open.kind !== 'image' && (
        <AddressDialog kind={open.kind} onInsert={insert} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}
