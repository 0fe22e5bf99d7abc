import { useHost } from '@kaksha/contract/host-context';
import { pressedKey } from '@kaksha/ui/pressed-key';
import { whenIdle } from '@kaksha/ui/when-idle';
import type Quill from 'quill';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { createQuill, htmlOf } from './create-quill';
import { usePictures } from './use-pictures';

export interface UseQuillOptions {
  /** Initial content. */
  html: string;
  onChange: (html: string) => void;
  onUploads: (count: number) => void;
  onPicture: (image: HTMLImageElement) => void;
}

export interface Range {
  index: number;
  length: number;
}

/** Exporting a long text is slow, so it waits for a pause and an idle moment. */
const exportAfterMs = 200;
const exportWithinMs = 200;

/** Creates the editor in `place`. `formats` are those of the selection; `selected` is null without selected text. */
export function useQuill(place: RefObject<HTMLElement | null>, options: UseQuillOptions) {
  const { environment } = useHost();
  const pictures = usePictures(options.onUploads);
  const [quill, setQuill] = useState<Quill | null>(null);
  const [formats, setFormats] = useState<Record<string, unknown>>({});
  const [selected, setSelected] = useState<Range | null>(null);
  const onChange = useEffectEvent(options.onChange);
  const onPicture = useEffectEvent(options.onPicture);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is created once and then owns the text
  useEffect(() => {
    if (!place.current) return;
    const element = document.createElement('div');
    place.current.append(element);
    const editor: Quill = createQuill(element, options.html, {
      embedHosts: environment.embedHosts,
      onFiles: (index, files) => pictures.add(editor, index, files),
      paste: {
        embedHosts: environment.embedHosts,
        addressOf: pictures.addressOf,
        onPasted(left) {
          pictures.uploadWaiting(editor);
          pictures.notifyLeftOut(left);
        },
      },
    });
    const exporting = debounceToIdle(() => onChange(htmlOf(editor)));
    editor.on('text-change', exporting.ask);
    editor.on('editor-change', () => {
      const range = editor.getSelection();
      // `getFormat` without a range would take the focus.
      const found = range ? editor.getFormat(range) : {};
      // Most keys change no format; the same state avoids a render.
      setFormats((shown) => (JSON.stringify(shown) === JSON.stringify(found) ? shown : found));
      if (range) setSelected(range.length > 0 && editor.getText(range).trim() ? range : null);
    });
    // A press on Publish blurs the editor first, so the export contains the last word.
    editor.root.addEventListener('blur', exporting.now);
    editor.root.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLImageElement) onPicture(target);
    });
    // In the capture phase, before the editor replaces the picture by a new line.
    element.addEventListener(
      'keydown',
      (event) => {
        const picture = pressedKey(event) === 'Enter' && selectedPicture(editor);
        if (!picture) return;
        event.preventDefault();
        event.stopPropagation();
        onPicture(picture);
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

/** The picture when the selection is exactly one picture. */
function selectedPicture(quill: Quill): HTMLImageElement | null {
  const range = quill.getSelection();
  if (range?.length !== 1) return null;
  const node = quill.getLeaf(range.index + 1)[0]?.domNode;
  return node instanceof HTMLImageElement ? node : null;
}

/** Debounces work to the next idle moment; `now` runs pending work at once. */
function debounceToIdle(work: () => void) {
  let cancel: (() => void) | null = null;
  const now = () => {
    if (!cancel) return;
    cancel();
    cancel = null;
    work();
  };
  return {
    now,
    ask() {
      if (cancel) return;
      const due = window.setTimeout(() => {
        cancel = whenIdle(now, exportWithinMs);
      }, exportAfterMs);
      cancel = () => window.clearTimeout(due);
    },
  };
}
