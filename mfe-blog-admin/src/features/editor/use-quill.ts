import { useHost } from '@kaksha/contract/host-context';
import type Quill from 'quill';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { htmlOf, makeQuill } from './make-quill';
import { usePictures } from './use-pictures';

export interface UseQuillOptions {
  /** What it holds at first. */
  html: string;
  onChange: (html: string) => void;
  onSending: (count: number) => void;
  onPicture: (image: HTMLImageElement) => void;
}

export interface Range {
  index: number;
  length: number;
}

/** A long text takes a while to write out, so that is done once in a while and when nothing else is to be done. */
const exportAfterMs = 200;
const exportWithinMs = 200;

/** The editor in an element, what the selected text looks like, and the selection when there are words in it. */
export function useQuill(place: RefObject<HTMLElement | null>, options: UseQuillOptions) {
  const { environment } = useHost();
  const pictures = usePictures(options.onSending);
  const [quill, setQuill] = useState<Quill | null>(null);
  const [formats, setFormats] = useState<Record<string, unknown>>({});
  const [selected, setSelected] = useState<Range | null>(null);
  const latest = useRef(options);
  latest.current = options;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is made once; afterwards it holds the text
  useEffect(() => {
    if (!place.current) return;
    const element = document.createElement('div');
    place.current.append(element);
    const editor: Quill = makeQuill(element, latest.current.html, {
      embedHosts: environment.embedHosts,
      onFiles: (index, files) => pictures.add(editor, index, files),
      paste: {
        embedHosts: environment.embedHosts,
        addressOf: pictures.addressOf,
        onPasted(left) {
          pictures.sendWaiting(editor);
          pictures.tellLeft(left);
        },
      },
    });
    const exporting = whenIdle(() => latest.current.onChange(htmlOf(editor)));
    editor.on('text-change', exporting.ask);
    editor.on('editor-change', () => {
      const range = editor.getSelection();
      // Without a range of its own, `getFormat` would take the focus.
      const found = range ? editor.getFormat(range) : {};
      // Most keys change nothing here, and then nothing is drawn again.
      setFormats((shown) => (JSON.stringify(shown) === JSON.stringify(found) ? shown : found));
      if (range) setSelected(range.length > 0 && editor.getText(range).trim() ? range : null);
    });
    // A press on Publish takes the focus first, so that it saves the last word, too.
    editor.root.addEventListener('blur', exporting.now);
    editor.root.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLImageElement) latest.current.onPicture(target);
    });
    // Before the editor itself takes the key for a new line in the picture's place.
    element.addEventListener(
      'keydown',
      (event) => {
        const picture = event.key === 'Enter' && selectedPicture(editor);
        if (!picture) return;
        event.preventDefault();
        event.stopPropagation();
        latest.current.onPicture(picture);
      },
      true,
    );
    setQuill(editor);
    return () => {
      exporting.now();
      element.remove();
    };
  }, []);

  return { quill, formats, selected, pictures };
}

/** The picture that is selected alone, as Shift and an arrow key do it. */
function selectedPicture(quill: Quill): HTMLImageElement | null {
  const range = quill.getSelection();
  if (range?.length !== 1) return null;
  const node = quill.getLeaf(range.index + 1)[0]?.domNode;
  return node instanceof HTMLImageElement ? node : null;
}

/** Work that is asked for at every key: done soon, between two keys if it can be, and at once on demand. */
function whenIdle(work: () => void) {
  let due: number | null = null;
  let idle: number | null = null;
  const now = () => {
    if (due === null) return;
    window.clearTimeout(due);
    if (idle !== null) window.cancelIdleCallback?.(idle);
    due = null;
    idle = null;
    work();
  };
  const soon = () => {
    // Safari has none.
    if (typeof window.requestIdleCallback !== 'function') return now();
    idle = window.requestIdleCallback(now, { timeout: exportWithinMs });
  };
  return {
    now,
    ask() {
      due ??= window.setTimeout(soon, exportAfterMs);
    },
  };
}
