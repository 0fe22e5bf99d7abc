import { generateImage } from '@kaksha/api-client/ai';
import { messageOf } from '@kaksha/api-client/errors';
import { noticeAnimation, uploadPicture } from '@kaksha/api-client/uploads';
import { attempt } from '@kaksha/api-client/use-action';
import { useHost } from '@kaksha/contract/host-context';
import { builtInPictureNotice } from '@kaksha/domain/built-in-writer';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTrainerStore } from '../../../../store/store-context';
import { formSubject } from '../../shared/ai-subject';
import { useCancellable } from '../../shared/use-cancellable';
import type { DetailsValues } from '../details-values';
import { pictureFault } from './picture-file';

/** The running work: a picture is generated, or uploaded. `share` is 0 to 1. */
export type ThumbnailWork = { kind: 'drawing' } | { kind: 'sending'; share: number };

/** The thumbnail field of the surrounding form, and functions that upload, generate, crop and remove the picture. */
export function useThumbnail() {
  const host = useHost();
  const { http, notify } = host;
  const store = useTrainerStore();
  const { getValues, setValue, setError, setFocus, clearErrors } = useFormContext<DetailsValues>();
  const { busy, run, cancel } = useCancellable();
  const [work, setWork] = useState<ThumbnailWork | null>(null);
  /** The uncropped picture, so that it can be cropped again. */
  const [original, setOriginal] = useState<Blob | null>(null);

  const put = (src: string) => {
    setValue('thumbnail', src, { shouldDirty: true });
    clearErrors('thumbnail');
  };
  const send = async (image: Blob, signal: AbortSignal) => {
    setWork({ kind: 'sending', share: 0 });
    const onProgress = (share: number) => setWork({ kind: 'sending', share });
    const picture = await uploadPicture(http, image, 'thumbnail', { signal, onProgress });
    if (!signal.aborted) put(picture.src);
  };

  const upload = (image: Blob): Promise<void> =>
    run((signal) =>
      attempt(notify, () => send(image, signal), {
        failed: 'Failed to upload image. Please try again.',
        fallback: '',
        onError: () => signal.aborted,
        retry: () => upload(image),
      }),
    );

  const choose = (file: File) => {
    const fault = pictureFault(file);
    if (fault) return setError('thumbnail', { type: 'file', message: fault });
    void noticeAnimation(file, notify);
    setOriginal(file);
    void upload(file);
  };

  const draw = async (signal: AbortSignal) => {
    setWork({ kind: 'drawing' });
    try {
      const { picture, isBuiltIn } = await generateImage(http, formSubject(store, getValues()), signal);
      await send(picture, signal);
      if (signal.aborted) return;
      setOriginal(picture);
      if (isBuiltIn) notify.success('A cover was drawn', { description: builtInPictureNotice });
      else notify.success('AI-generated thumbnail created successfully!');
    } catch (error) {
      if (signal.aborted) return;
      notify.error(`Failed to generate AI image: ${messageOf(error, 'Something went wrong. Please try again later.')}`);
    }
  };
  const generate = () => {
    const { name } = getValues();
    if (name.trim()) return void run(draw);
    notify.error(name ? 'Course name is required' : 'Please enter a course name first to generate an image');
    setFocus('name');
  };
  const remove = () => {
    setValue('thumbnail', '', { shouldDirty: true });
    setOriginal(null);
  };

  return { work: busy ? work : null, original, choose, upload, generate, remove, cancel };
}
