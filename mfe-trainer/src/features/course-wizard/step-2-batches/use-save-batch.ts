import { addBatch, updateBatch } from '@kaksha/api-client/batches';
import { ApiError, isApiError, messageOf } from '@kaksha/api-client/errors';
import { useHost } from '@kaksha/contract/host-context';
import type { Batch } from '@kaksha/domain/catalogue';
import { useState } from 'react';
import { type BatchValues, batchFormFrom } from './batch-values';

const failed = 'Failed to add/update timing. Please try again.';

/**
 * Saves a batch; a null id adds one. The meeting link is sent when it is another than the stored one. Rejects with `ApiError` for the form to show, with EDIT_CONFLICT when another save
 * came first.
 */
export function useSaveBatch(courseId: number, batchId: number | null, storedLink = '') {
  const host = useHost();
  /** The server's message of the last failure. */
  const [reason, setReason] = useState<string | null>(null);

  const save = async (values: BatchValues, version: number | undefined): Promise<Batch> => {
    setReason(null);
    // The form has asked before it moves a batch with learners.
    const { meetingUrl, ...rest } = batchFormFrom(values);
    const form = meetingUrl === storedLink ? rest : { ...rest, meetingUrl };
    try {
      const saved = await (batchId === null
        ? addBatch(host.http, courseId, form)
        : updateBatch(host.http, batchId, { ...form, confirmed: true, version }));
      host.notify.success(batchId === null ? 'Timing added successfully!' : 'Timing updated successfully!');
      return saved;
    } catch (error) {
      // A dialog shows both batches.
      if (isApiError(error) && error.stored !== undefined) throw error;
      setReason(messageOf(error, ''));
      if (isApiError(error) && Object.keys(error.fields).some((field) => field in values)) throw error;
      throw new ApiError(failed, 0, 'NOT_SAVED');
    }
  };
  return { save, reason };
}
