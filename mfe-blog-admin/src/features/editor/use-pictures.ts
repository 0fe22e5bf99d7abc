import { messageOf } from '@kaksha/api-client/errors';
import { uploadImage } from '@kaksha/api-client/uploads';
import { useHost } from '@kaksha/contract/host-context';
import { limits } from '@kaksha/domain/limits';
import Quill from 'quill';
import { useMemo, useRef } from 'react';

/**
 * Sends pictures that come into the text. A picture stands in its place at once, by an address of this tab only, and
 * gets its lasting one when it is sent; one that cannot be sent goes away again, with a word.
 * @param onSending  is told how many are on their way
 */
export function usePictures(onSending: (count: number) => void) {
  const { http, notify } = useHost();
  const told = useRef(onSending);
  told.current = onSending;
  return useMemo(() => {
    let sending = 0;
    const waiting: File[] = [];
    const addresses = new Map<File, string>();

    const send = async (quill: Quill, file: File) => {
      told.current(++sending);
      const own = addresses.get(file) ?? '';
      const shown = () => [...quill.root.querySelectorAll('img')].filter((image) => image.getAttribute('src') === own);
      try {
        if (file.size > limits.upload.blog) throw new Error('This picture is larger than 2 MB.');
        const { src } = await uploadImage(http, file, 'blog');
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
      told.current(--sending);
    };
    const addressOf = (file: File) => {
      const address = URL.createObjectURL(file);
      addresses.set(file, address);
      waiting.push(file);
      return address;
    };
    return {
      /** An address to show the picture at until it is sent. */
      addressOf,
      /** Sends what was given an address. */
      sendWaiting(quill: Quill) {
        for (const file of waiting.splice(0)) void send(quill, file);
      },
      /** Puts files into the text and sends them. */
      add(quill: Quill, index: number, files: readonly File[]) {
        files.forEach((file, at) => {
          quill.insertEmbed(index + at, 'image', addressOf(file), 'user');
          quill.formatText(index + at, 1, 'width', String(limits.editor.imageWidth.default), 'user');
        });
        quill.setSelection(index + files.length, 0, 'silent');
        this.sendWaiting(quill);
      },
      /** Says that a paste held pictures that do not come along. */
      tellLeft(left: number) {
        if (left === 0) return;
        notify.info(left === 1 ? 'A picture was left out' : `${left} pictures were left out`, {
          description: 'Pictures of other sites and files do not come along. Please add them with Image.',
        });
      },
    };
  }, [http, notify]);
}

/** Gives a picture its lasting address, or takes it away. Undo must not bring the passing address back. */
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
