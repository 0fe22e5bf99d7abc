import { readS3Settings as readBucket, type S3Settings } from '@kaksha/domain/bucket-address';

export type { S3Settings } from '@kaksha/domain/bucket-address';

/** `STORAGE_URL`, where pictures are kept; see there. */
export const readS3Settings = (text: (name: string) => string | null, problems: string[]): S3Settings | null =>
  readBucket('STORAGE_URL', text, problems);
