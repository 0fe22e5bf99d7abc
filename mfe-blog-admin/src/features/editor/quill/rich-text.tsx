import { useHost } from '@kaksha/contract/host-context';
import { embedAddressOf } from '@kaksha/domain/embeds';
import * as limits from '@kaksha/domain/limits';
import { isLinkAddress } from '@kaksha/domain/link-schemes';
import { pictureTypes } from '@kaksha/domain/pictures';
import { fullWidthClass } from '@kaksha/domain/post-html';
import clsx from 'clsx';
import Quill from 'quill';
import './quill-core.css';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { AddressDialog } from './address-dialog';
import { fullWidthFormat } from './formats';
import { ImageDialog, type PictureSettings } from './image-dialog';
import styles from './rich-text.module.css';
import { SelectionBar } from './selection-bar';
import { SlashMenu } from './slash-menu';
import { Toolbar } from './toolbar';
import { type Range, useQuill } from './use-quill';
import { useSlashMenu } from './use-slash-menu';

export interface RichTextProps {
  /** Initial content; later changes of this prop are ignored. */
  html: string;
  onChange: (html: string) => void;
  /** Called when the text and its toolbar are on the page. */
  onReady: () => void;
  /** Called with the number of pictures that are being uploaded. */
  onUploads: (count: number) => void;
  /** Id of the element that says what is wrong with the text. */
  errorId?: string | undefined;
}

type Open = ({ kind: 'link' | 'embed' } & Range) | { kind: 'image'; image: HTMLImageElement };

export function RichText({ html, onChange, onUploads, onReady, errorId }: RichTextProps) {
  const { embedHosts } = useHost().environment;
  const place = useRef<HTMLDivElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const onPicture = (image: HTMLImageElement) => setOpen({ kind: 'image', image });
  const { quill, formats, selected, pictures } = useQuill(place, { html, onChange, onUploads, onPicture });

  const ask = (kind: 'link' | 'embed') => {
    const { index, length } = quill?.getSelection(true) ?? { index: 0, length: 0 };
    setOpen({ kind, index, length });
  };
  const menu = useSlashMenu(quill, ({ opens }) => {
    if (opens === 'picture') file.current?.click();
    else if (opens) ask(opens);
  });
  useLayoutEffect(() => {
    if (!quill || !errorId) return;
    const { root } = quill;
    root.setAttribute('aria-invalid', 'true');
    root.setAttribute('aria-describedby', errorId);
    return () => {
      root.removeAttribute('aria-invalid');
      root.removeAttribute('aria-describedby');
    };
  }, [quill, errorId]);
  const ready = useEffectEvent(onReady);
  useEffect(() => {
    if (quill) ready();
  }, [quill]);
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
  const setPicture = (image: HTMLImageElement, { width, isFull, alt }: PictureSettings) => {
    const blot = Quill.find(image);
    if (quill && blot && !(blot instanceof Quill)) {
      quill.formatText(
        quill.getIndex(blot),
        1,
        { width: String(width), alt: alt || false, [fullWidthFormat]: isFull },
        'user',
      );
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
          onPicture={() => file.current?.click()}
        />
      )}
      <div className={clsx(styles.area, !quill && styles.pending)}>
        <div ref={place} className={styles.text} />
        {quill && selected && <SelectionBar quill={quill} range={selected} onLink={() => ask('link')} />}
        {quill && <SlashMenu quill={quill} menu={menu} />}
      </div>
      <input
        ref={file}
        type="file"
        hidden
        aria-label="Picture in the text"
        accept={pictureTypes.join()}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (quill && chosen) pictures.add(quill, quill.getSelection(true).index, [chosen]);
          target.value = '';
        }}
      />
      {open?.kind === 'image' && (
        <ImageDialog
          settings={{
            width: Number(open.image.getAttribute('width')) || limits.editor.imageWidth.default,
            isFull: open.image.classList.contains(fullWidthClass),
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
