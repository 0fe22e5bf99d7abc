import { messageOf } from '@kaksha/api-client/errors';
import { uploadPicture } from '@kaksha/api-client/uploads';
import { useHost } from '@kaksha/contract/host-context';
import * as limits from '@kaksha/domain/limits';
import Quill from 'quill';
import { useMemo, useRef } from 'react';

/**
 * Uploads pictures that are added to the text. A picture is shown at once by an object URL, which is replaced by the
 * uploaded address. A picture that fails is removed with a notice.
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

    const upload = async (quill: Quill, file: File) => {
      notifyCount.current(++uploading);
      const own = addresses.get(file) ?? '';
      const shown = () => [...quill.root.querySelectorAll('img')].filter((image) => image.getAttribute('src') === own);
      try {
        if (file.size > limits.upload.blog) throw new Error('This picture is larger than 2 MB.');
        const { src } = await uploadPicture(http, file, 'blog');
        for (const image of shown()) replace(quill, image, src);
      } catch (error) {
        for (const image of shown()) replace(quill, image, null);
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
        for (const file of waiting.splice(0)) void upload(quill, file);
      },
      /** Inserts files at `index` and uploads them. */
      add(quill: Quill, index: number, files: readonly File[]) {
        files.forEach((file, at) => {
          quill.insertEmbed(index + at, 'image', addressOf(file), 'user');
          quill.formatText(index + at, 1, 'width', String(limits.editor.imageWidth.default), 'user');
        });
        quill.setSelection(index + files.length, 0, 'silent');
        this.uploadWaiting(quill);
      },
      /** Shows a notice about pictures that a paste left out. */
      notifyLeftOut(left: number) {
        if (left === 0) return;
        notify.info(left === 1 ? 'A picture was left out' : `${left} pictures were left out`, {
          description: 'Pictures of other sites and files do not come along. Please add them with Image.',
        });
      },
    };
  }, [http, notify]);
}

/** Replaces the picture's address, or removes the picture. Not undoable, because the object URL is revoked. */
function replace(quill: Quill, image: HTMLImageElement, src: string | null) {
  const blot = Quill.find(image);
  if (!blot || blot instanceof Quill) return;
  const index = quill.getIndex(blot);
  const width = image.getAttribute('width') ?? String(limits.editor.imageWidth.default);
  const formats = { width, ...(image.alt && { alt: image.alt }) };
  quill.updateContents(
    [{ retain: index }, { delete: 1 }, ...(src ? [{ insert: { image: src }, attributes: formats }] : [])].filter(
      (op) => op.retain !== 0,
    ) as never,
    'api',
  );
}
