import * as limits from '@kaksha/domain/limits';
import { pictureTypes } from '@kaksha/domain/pictures';
import Quill, { Delta } from 'quill';
import { blockFormats } from './block-formats';
import { CleanClipboard, type Paste } from './clipboard';
import { ListedVideo, OwnPicture, SiteLink } from './formats';
import { htmlOfRange } from './html-of';
import { addMarkdown } from './markdown';

export interface QuillOptions {
  embedHosts?: readonly string[] | undefined;
  /** Called with pictures that are pasted or dropped as files. */
  onFiles?: (index: number, files: File[]) => void;
  paste?: Paste;
}

const formats = [
  ...['header', 'bold', 'italic', 'underline', 'strike', 'color', 'background', 'list', 'align'],
  ...['blockquote', 'code-block', 'link', 'image', 'video', 'indent', 'script', 'code', 'table', 'line-break'],
  ...['divider', 'direction', 'lang', 'start', 'header-cell'],
];

/** Tab leaves the editor everywhere, so that keyboard users are not trapped in it (WCAG 2.1.2). */
const bindings = {
  ...{ tab: null, indent: null, outdent: null, 'remove tab': null, 'table tab': null },
  ...{ 'indent code-block': null, 'outdent code-block': null },
  'ordered list': {
    key: 'Enter',
    format: ['start'],
    empty: false,
    /** Only the first item has the number at which a list starts. */
    handler(this: { quill: Quill }, range: { index: number; length: number }, context: { format: object }) {
      const { quill } = this;
      const { list, indent, start } = { list: 'ordered', indent: false, start: false, ...context.format };
      const change = new Delta().retain(range.index).delete(range.length).insert('\n', { list, indent, start });
      quill.updateContents(change, 'user');
      quill.formatLine(range.index + 1, 1, 'start', false, 'user');
      quill.setSelection(range.index + 1, 0, 'silent');
    },
  },
};

/** Creates an editor with `html` inside `element`. */
export function createQuill(element: HTMLElement, html: string, options: QuillOptions = {}): Quill {
  const { embedHosts, onFiles, paste } = options;
  ListedVideo.hosts = embedHosts;
  Quill.register(
    {
      ...blockFormats,
      'formats/video': ListedVideo,
      'formats/image': OwnPicture,
      'formats/link': SiteLink,
      'modules/clipboard': CleanClipboard,
    },
    true,
  );
  const quill = new Quill(element, {
    formats,
    placeholder: 'Write your post…',
    modules: {
      toolbar: false,
      table: true,
      clipboard: { clean: paste },
      history: { delay: limits.editor.undoDelayMs, maxStack: limits.editor.undoMax, userOnly: true },
      keyboard: { bindings },
      uploader: {
        mimetypes: [...pictureTypes],
        handler: (range: { index: number }, files: File[]) => onFiles?.(range.index, files),
      },
    },
  });
  describe(quill.root);
  addMarkdown(quill);
  const { ops } = quill.clipboard.convert({ html });
  quill.setContents(cleanStored(ops), 'silent');
  quill.history.clear();
  return quill;
}

/** Removes pictures of other sites. Colours stay, also those that the toolbar no longer offers. */
function cleanStored(ops: Delta['ops']) {
  return new Delta(
    ops
      .filter(
        ({ insert }) =>
          typeof insert !== 'object' || typeof insert.image !== 'string' || OwnPicture.isOwn(insert.image),
      )
      // The library lists the formats that it reads backwards; styles are written in the order of this list.
      .map((op) => ({
        ...op,
        ...(op.attributes && { attributes: Object.fromEntries(Object.entries(op.attributes).reverse()) }),
      })),
  );
}

function describe(root: HTMLElement) {
  root.id = 'post-content';
  root.setAttribute('role', 'textbox');
  root.setAttribute('aria-multiline', 'true');
  root.setAttribute('aria-label', 'Content');
  // A translator would put its words into the post.
  root.setAttribute('translate', 'no');
}

/** The content as HTML for storage; '' when it is empty. Pictures that are being uploaded are left out. */
export function htmlOf(quill: Quill): string {
  // A document with only a frame has the length of an empty one.
  if (quill.getLength() <= 1 && quill.getText().length > 0) return '';
  return withoutUnfinishedPictures(htmlOfRange(quill));
}

function withoutUnfinishedPictures(html: string): string {
  const [before, ...pictures] = html.split('<img ');
  const kept = pictures.map((text) => {
    const end = text.indexOf('>') + 1;
    return /src="(?:blob|data):/.test(text.slice(0, end)) ? text.slice(end) : `<img ${text}`;
  });
  return [before, ...kept].join('');
}
