import { embedAddressOf } from '@kaksha/domain/embeds';
import { limits } from '@kaksha/domain/limits';
import Quill from 'quill';
import type VideoFormat from 'quill/formats/video';

const Video = Quill.import('formats/video') as typeof VideoFormat;

/** A frame in the editor is as shut in as the one that readers see, and of the same few sites. */
class ListedVideo extends Video {
  static override create(value: string) {
    // biome-ignore lint/complexity/noThisInStatic: the parent makes the node of the class that it is called on
    const node = super.create(embedAddressOf(value) ?? 'about:blank') as Element;
    node.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation');
    node.setAttribute('title', 'Embedded video');
    return node;
  }
}

const formats = [
  ...['header', 'bold', 'italic', 'underline', 'strike', 'color', 'background', 'list', 'align'],
  ...['blockquote', 'code-block', 'link', 'image', 'video', 'indent'],
];

/** Tab leaves the editor: who works without a mouse must not be caught in it. */
const bindings = { tab: null, indent: null, outdent: null, 'remove tab': null };

/** The editor in an element, holding some HTML. `onFiles` is handed pictures that are pasted or dropped. */
export function makeQuill(
  element: HTMLElement,
  html: string,
  { onFiles }: { onFiles: (index: number, files: File[]) => void },
): Quill {
  Quill.register({ 'formats/video': ListedVideo }, true);
  const quill = new Quill(element, {
    formats,
    placeholder: 'Write your post…',
    modules: {
      toolbar: false,
      history: { delay: limits.editor.undoDelayMs, maxStack: limits.editor.undoMax, userOnly: true },
      keyboard: { bindings },
      uploader: {
        mimetypes: ['image/png', 'image/jpeg', 'image/gif', 'image/webp'],
        handler: (range: { index: number }, files: File[]) => onFiles(range.index, files),
      },
    },
  });
  const { root } = quill;
  root.setAttribute('role', 'textbox');
  root.setAttribute('aria-multiline', 'true');
  root.setAttribute('aria-label', 'Content');
  // Pictures of other sites and picture bytes in pasted text are left out: what is stored comes by upload.
  quill.clipboard.addMatcher('IMG', (node, delta) => {
    const src = (node as Element).getAttribute('src') ?? '';
    return /\/media\/[a-z0-9]+-\d+\.(avif|webp)$/.test(src) ? delta : delta.slice(0, 0);
  });
  quill.setContents(quill.clipboard.convert({ html }), 'silent');
  quill.history.clear();
  return quill;
}

/** What the editor holds as plain HTML, for storing; '' when it shows nothing. */
export function htmlOf(quill: Quill): string {
  if (quill.getLength() <= 1) return '';
  // The export writes every space as one that never breaks.
  return quill.getSemanticHTML().replaceAll('&nbsp;', ' ').replaceAll('\u00a0', ' ');
}
