import { messageOf } from '@kaksha/api-client/errors';
import { noticeAnimation, uploadPicture } from '@kaksha/api-client/uploads';
import { useHost } from '@kaksha/contract/host-context';
import * as limits from '@kaksha/domain/limits';
import { linkSchemes } from '@kaksha/domain/link-schemes';
import Quill, { Delta } from 'quill';
import { useMemo, useRef } from 'react';
import type { LeftOut } from './clean-delta';

/**
 * Uploads pictures that are added to the text, one after the other. A picture is shown at once by an object URL, which
 * is replaced by the uploaded address. A picture that fails is removed with a notice.
 * @param onUploads  called with the number of running uploads
 */
export function usePictures(onUploads: (count: number) => void) {
  const { http, notify } = useHost();
  const notifyCount = useRef(onUploads);
  notifyCount.current = onUploads;
  return useMemo(() => {
    let uploading = 0;
    const waiting: File[] = [];
    const addresses = new Map<File, string>();
    let last = Promise.resolve();

    const upload = async (quill: Quill, file: File) => {
      const own = addresses.get(file) ?? '';
      void noticeAnimation(file, notify);
      const shown = () => [...quill.root.querySelectorAll('img')].filter((image) => image.getAttribute('src') === own);
      try {
        if (file.size > limits.upload.blog) throw new Error('This picture is larger than 2 MB.');
        const { src } = await uploadPicture(http, file, 'blog');
        for (const image of shown()) replace(quill, image, src);
        replaceInHistory(quill, own, src);
      } catch (error) {
        for (const image of shown()) replace(quill, image, null);
        replaceInHistory(quill, own, null);
        const tooLarge = file.size > limits.upload.blog;
        notify.error(tooLarge ? 'This picture is larger than 2 MB.' : 'The picture was not sent.', {
          description: tooLarge ? 'Please make it smaller and add it with Image.' : messageOf(error, ''),
        });
      }
      URL.revokeObjectURL(own);
      addresses.delete(file);
      notifyCount.current(--uploading);
    };
    const addressOf = (file: File) => {
      const address = URL.createObjectURL(file);
      addresses.set(file, address);
      waiting.push(file);
      return address;
    };
    return {
      /** Object URL that shows the picture until it is uploaded. */
      addressOf,
      /** Uploads all pictures that were given an object URL. */
      uploadWaiting(quill: Quill) {
        for (const file of waiting.splice(0)) {
          notifyCount.current(++uploading);
          // The API takes few uploads of one account at a time.
          last = last.then(() => upload(quill, file));
        }
      },
      /** Inserts files at `index` and uploads them. */
      add(quill: Quill, index: number, files: readonly File[]) {
        // One step of the undo history, apart from the text before and after it.
        quill.history.cutoff();
        files.forEach((file, at) => {
          quill.insertEmbed(index + at, 'image', addressOf(file), 'user');
          quill.formatText(index + at, 1, 'width', String(limits.editor.imageWidth.default), 'user');
        });
        quill.history.cutoff();
        quill.setSelection(index + files.length, 0, 'silent');
        this.uploadWaiting(quill);
      },
      /** Shows a notice about what a paste left out. */
      notifyLeftOut({ pictures, links }: LeftOut) {
        if (pictures > 0) {
          notify.info(pictures === 1 ? 'A picture was left out' : `${pictures} pictures were left out`, {
            description: 'Pictures of other sites and files do not come along. Please add them with Image.',
          });
        }
        if (links > 0) {
          notify.info(links === 1 ? 'A link was left out' : `${links} links were left out`, {
            description: `Its text stays. Links begin with ${linkSchemes.join(':, ')}:.`,
          });
        }
      },
    };
  }, [http, notify]);
}

/** Replaces the picture's address, or removes the picture. No step of the undo history. */
function replace(quill: Quill, image: HTMLImageElement, src: string | null) {
  const blot = Quill.find(image);
  if (!blot || blot instanceof Quill) return;
  const index = quill.getIndex(blot);
  const { attributes } = quill.getContents(index, 1).ops[0] ?? {};
  const change = new Delta().retain(index).delete(1);
  const focused = document.activeElement;
  // The length stays, so the steps of the history still fit.
  quill.history.ignoreChange = src !== null;
  quill.updateContents(src ? change.insert({ image: src }, attributes) : change, 'api');
  quill.history.ignoreChange = false;
  // The editor takes the focus to its selection, also from a dialog above it.
  if (focused instanceof HTMLElement && focused !== document.activeElement) focused.focus({ preventScroll: true });
}

/** Undo and redo insert the uploaded picture. Steps that need a picture that failed are removed. */
function replaceInHistory(quill: Quill, own: string, src: string | null) {
  const isOwn = ({ insert }: { insert?: unknown }) => !!insert && Object(insert).image === own;
  const { undo, redo } = quill.history.stack;
  for (const steps of [undo, redo]) {
    const last = steps.findLastIndex(({ delta }) => delta.ops.some(isOwn));
    if (src === null) steps.splice(0, last + 1);
    for (const { delta } of steps) {
      delta.ops = delta.ops.map((op) => (isOwn(op) ? { ...op, insert: { image: src } } : op));
    }
  }
}
