import * as limits from '@kaksha/domain/limits';
import { pictureTypes } from '@kaksha/domain/pictures';
import Quill from 'quill';
import type ClipboardModule from 'quill/modules/clipboard';
import { type CleanRules, cleanDelta } from './clean-delta';
import { ListedVideo, OwnPicture } from './formats';

const Clipboard = Quill.import('modules/clipboard') as typeof ClipboardModule;
const Delta = Quill.import('delta');

/** Cleans pasted content before it is inserted. */
class CleanClipboard extends Clipboard {
  declare options: ClipboardModule['options'] & { clean?: Paste };

  override onPaste(range: { index: number; length: number }, { text, html }: { text?: string; html?: string }) {
    const { quill, options } = this;
    const pasted = this.convert({ text, html }, quill.getFormat(range.index));
    const { delta, left } = cleanDelta(pasted, options.clean ?? {});
    const change = new Delta().retain(range.index).delete(range.length).concat(delta);
    quill.updateContents(change, 'user');
    quill.setSelection(change.length() - range.length, 'silent');
    quill.scrollSelectionIntoView();
    options.clean?.onPasted(left);
  }

  /** Quill copies the list items of Word by `innerHTML` of new elements, which Trusted Types refuse. */
  override normalizeHTML(doc: Document) {
    const create = document.createElement.bind(document);
    const value = (name: string) => {
      const element = create(name);
      const set = (html: string) =>
        element.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
      return Object.defineProperty(element, 'innerHTML', { set });
    };
    Object.defineProperty(document, 'createElement', { value, configurable: true });
    try {
      super.normalizeHTML(doc);
    } finally {
      Reflect.deleteProperty(document, 'createElement');
    }
  }
}

interface Paste extends CleanRules {
  /** Called after a paste with the number of pictures that were left out. */
  onPasted: (left: number) => void;
}

export interface QuillOptions {
  embedHosts?: readonly string[] | undefined;
  /** Called with pictures that are pasted or dropped as files. */
  onFiles?: (index: number, files: File[]) => void;
  paste?: Paste;
  readOnly?: boolean;
}

const formats = [
  ...['header', 'bold', 'italic', 'underline', 'strike', 'color', 'background', 'list', 'align'],
  ...['blockquote', 'code-block', 'link', 'image', 'video', 'indent'],
];

/** Tab leaves the editor, so that keyboard users are not trapped in it (WCAG 2.1.2). */
const bindings = { tab: null, indent: null, outdent: null, 'remove tab': null };

/** Creates an editor with `html` inside `element`. */
export function createQuill(element: HTMLElement, html: string, options: QuillOptions = {}): Quill {
  const { embedHosts, onFiles, paste, readOnly = false } = options;
  ListedVideo.hosts = embedHosts;
  Quill.register(
    { 'formats/video': ListedVideo, 'formats/image': OwnPicture, 'modules/clipboard': CleanClipboard },
    true,
  );
  const quill = new Quill(element, {
    formats,
    readOnly,
    placeholder: readOnly ? '' : 'Write your post…',
    modules: {
      toolbar: false,
      clipboard: { clean: paste },
      history: { delay: limits.editor.undoDelayMs, maxStack: limits.editor.undoMax, userOnly: true },
      keyboard: { bindings },
      uploader: {
        mimetypes: [...pictureTypes],
        handler: (range: { index: number }, files: File[]) => onFiles?.(range.index, files),
      },
    },
  });
  if (!readOnly) describe(quill.root);
  const { ops } = quill.clipboard.convert({ html });
  quill.setContents(cleanStored(ops), 'silent');
  quill.history.clear();
  return quill;
}

/** Removes pictures of other sites. Colours stay, also those that the toolbar no longer offers. */
function cleanStored(ops: InstanceType<typeof Delta>['ops']) {
  return new Delta(
    ops.filter(
      ({ insert }) => typeof insert !== 'object' || typeof insert.image !== 'string' || OwnPicture.isOwn(insert.image),
    ),
  );
}

function describe(root: HTMLElement) {
  root.id = 'post-content';
  root.setAttribute('role', 'textbox');
  root.setAttribute('aria-multiline', 'true');
  root.setAttribute('aria-label', 'Content');
}

/** The content as HTML for storage; '' when it is empty. Pictures that are being uploaded are left out. */
export function htmlOf(quill: Quill): string {
  // A document with only a frame has the length of an empty one.
  if (quill.getLength() <= 1 && quill.getText().length > 0) return '';
  // The export writes every space as a non-breaking one.
  return withoutUnfinishedPictures(quill.getSemanticHTML().replaceAll('&nbsp;', ' ').replaceAll('\u00a0', ' '));
}

function withoutUnfinishedPictures(html: string): string {
  const [before, ...pictures] = html.split('<img ');
  const kept = pictures.map((text) => {
    const end = text.indexOf('>') + 1;
    return /src="(?:blob|data):/.test(text.slice(0, end)) ? text.slice(end) : `<img ${text}`;
  });
  return [before, ...kept].join('');
}
