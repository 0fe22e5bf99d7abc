import { readS3Settings as readBucket, type S3Settings } from '@kaksha/domain/bucket-address';

export type { S3Settings } from '@kaksha/domain/bucket-address';

/** Reads `STORAGE_URL`, the bucket of the pictures. */
export const readS3Settings = (text: (name: string) => string | null, problems: string[]): S3Settings | null =>
  readBucket('STORAGE_URL', text, problems);
