import { messageOf } from '@kaksha/api-client/errors';
import { uploadImage } from '@kaksha/api-client/uploads';
import { useHost } from '@kaksha/contract/host-context';
import { embedAddressOf } from '@kaksha/domain/embeds';
import { limits } from '@kaksha/domain/limits';
import Quill from 'quill';
import './quill-core.css';
import { useCallback, useEffect, useRef, useState } from 'react';
import { AddressDialog } from './address-dialog';
import { ImageDialog } from './image-dialog';
import { ImproveButton } from './improve-button';
import { htmlOf, makeQuill } from './make-quill';
import styles from './rich-text.module.css';
import { Toolbar } from './toolbar';

export interface RichTextProps {
  /** What it holds at first. */
  html: string;
  onChange: (html: string) => void;
}

type Open = { kind: 'link' | 'embed'; index: number; length: number } | { kind: 'image'; image: HTMLImageElement };

/** Exporting a long text takes a while, so it is not done at every key. */
const exportAfterMs = 250;

export function RichText({ html, onChange }: RichTextProps) {
  const { http, notify } = useHost();
  const place = useRef<HTMLDivElement>(null);
  const [quill, setQuill] = useState<Quill | null>(null);
  const [formats, setFormats] = useState<Record<string, unknown>>({});
  const [selected, setSelected] = useState<{ index: number; length: number } | null>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const latest = useRef(onChange);
  latest.current = onChange;

  const addPictures = useCallback(
    async (editor: Quill, index: number, files: readonly File[]) => {
      for (const file of files) {
        try {
          if (file.size > limits.upload.blog) throw new Error('too large');
          const { src } = await uploadImage(http, file, 'blog');
          editor.insertEmbed(index, 'image', src, 'user');
          editor.formatText(index, 1, 'width', String(limits.editor.imageWidth.default), 'user');
          editor.setSelection(index + 1, 0, 'silent');
        } catch (error) {
          const tooLarge = file.size > limits.upload.blog;
          notify.error(tooLarge ? 'This picture is larger than 2 MB.' : messageOf(error, 'The picture was not sent.'));
        }
      }
    },
    [http, notify],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is made once; afterwards it holds the text
  useEffect(() => {
    if (!place.current) return;
    const element = document.createElement('div');
    place.current.append(element);
    const editor: Quill = makeQuill(element, html, {
      onFiles: (index, files) => void addPictures(editor, index, files),
    });
    let due: number | null = null;
    const tell = () => {
      if (due === null) return;
      window.clearTimeout(due);
      due = null;
      latest.current(htmlOf(editor));
    };
    editor.on('text-change', () => {
      due ??= window.setTimeout(tell, exportAfterMs);
    });
    editor.on('editor-change', () => {
      const range = editor.getSelection();
      // Without a range of its own, `getFormat` would take the focus.
      setFormats(range ? editor.getFormat(range) : {});
      if (range) setSelected(editor.getText(range).trim() ? range : null);
    });
    // A press on Publish takes the focus first, so that it saves the last word, too.
    editor.root.addEventListener('blur', tell);
    editor.root.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLImageElement) setOpen({ kind: 'image', image: target });
    });
    setQuill(editor);
    return () => {
      tell();
      element.remove();
    };
  }, []);

  const ask = (kind: 'link' | 'embed') => {
    const { index, length } = quill?.getSelection(true) ?? { index: 0, length: 0 };
    setOpen({ kind, index, length });
  };
  const insert = (address: string) => {
    if (!quill || !open || open.kind === 'image') return;
    const { kind, index, length } = open;
    const frame = kind === 'embed' ? embedAddressOf(address) : null;
    if (frame) quill.insertEmbed(index, 'video', frame, 'user');
    else if (length > 0 && kind === 'link') quill.formatText(index, length, 'link', address, 'user');
    else quill.insertText(index, address, 'link', address, 'user');
    setOpen(null);
  };

  return (
    <div className={styles.frame}>
      {quill && (
        <Toolbar
          quill={quill}
          formats={formats}
          onLink={() => ask('link')}
          onEmbed={() => ask('embed')}
          onPicture={(file) => void addPictures(quill, quill.getSelection(true).index, [file])}
        />
      )}
      <div className={styles.area}>
        <div ref={place} className={styles.text} />
        {quill && selected && <ImproveButton quill={quill} range={selected} />}
      </div>
      {open?.kind === 'image' && quill && (
        <ImageDialog
          width={Number(open.image.getAttribute('width')) || limits.editor.imageWidth.default}
          onClose={() => setOpen(null)}
          onApply={(width) => {
            const blot = Quill.find(open.image);
            if (blot && !(blot instanceof Quill)) {
              quill.formatText(quill.getIndex(blot), 1, 'width', String(width), 'user');
            }
            setOpen(null);
          }}
        />
      )}
      {open && open.kind !== 'image' && (
        <AddressDialog kind={open.kind} onInsert={insert} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}
