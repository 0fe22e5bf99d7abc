import * as limits from '@kaksha/domain/limits';
import type { FastifyRequest } from 'fastify';
import { ApiError, tooMany, unauthorized } from './api-error';

const { perAccount, heldBytes, minBytesPerSecond, checkSeconds, maxSeconds } = limits.uploadTraffic;

/** Uploads under way in this process, by user. */
const running = new Map<number, number>();
let held = 0;

export const uploadsBusy = () =>
  new ApiError(503, 'UPLOADS_BUSY', 'Many files are being uploaded right now. Please try again in a moment.');

const tooManyUploads = () =>
  tooMany('Other files of yours are still being uploaded. Please wait until they are done.', 'TOO_MANY_UPLOADS');

const tooSlow = () =>
  new ApiError(
    408,
    'UPLOAD_TOO_SLOW',
    'The file arrived too slowly, so the upload was ended. Please try again with a better connection or a smaller file.',
  );

/**
 * Runs the work of an upload, whose file is in memory meanwhile. Others have room, however many one user sends.
 * @param maxBytes  the largest body of the route
 * @throws ApiError TOO_MANY_UPLOADS (429) for a user with other uploads, UPLOADS_BUSY (503)
 */
export async function admitUpload<T>(request: FastifyRequest, maxBytes: number, work: () => Promise<T>): Promise<T> {
  if (!request.user) throw unauthorized();
  const { id } = request.user;
  const own = running.get(id) ?? 0;
  if (own >= perAccount) throw tooManyUploads();
  const bytes = Math.min(Number(request.headers['content-length'] ?? maxBytes), maxBytes);
  if (held + bytes > heldBytes) throw uploadsBusy();
  running.set(id, own + 1);
  held += bytes;
  try {
    return await work();
  } finally {
    held -= bytes;
    const left = (running.get(id) ?? 0) - 1;
    if (left > 0) running.set(id, left);
    else running.delete(id);
  }
}

/**
 * Reads a form while its bytes arrive fast enough. Node would end a slow request after five minutes without an answer.
 * @throws ApiError UPLOAD_TOO_SLOW (408)
 */
export async function atLeastThroughput<T>({ raw: { socket } }: FastifyRequest, read: () => Promise<T>): Promise<T> {
  let seen = socket.bytesRead;
  let seconds = 0;
  let timer: NodeJS.Timeout | undefined;
  const slow = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      const arrived = socket.bytesRead - seen;
      seen = socket.bytesRead;
      seconds += checkSeconds;
      if (arrived < minBytesPerSecond * checkSeconds || seconds >= maxSeconds) reject(tooSlow());
    }, checkSeconds * 1000);
  });
  const reading = read();
  // It fails after the answer, when the connection closes.
  reading.catch(() => undefined);
  try {
    return await Promise.race([reading, slow]);
  } finally {
    clearInterval(timer);
  }
}
