import { trimEnd } from 'es-toolkit/string/trimEnd';

export interface S3Settings {
  accessKeyId: string;
  secretAccessKey: string;
  /** Of keys that an identity provider issues for a short time. */
  sessionToken?: string;
  region: string;
  /** URL of the bucket and an optional folder, without a trailing slash. */
  base: string;
}

/**
 * Reads the setting `name`: `s3://<bucket>/<folder>?region=ap-south-1`, with `&endpoint=https://…` for other providers
 * than Amazon. The keys are `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY` (with `AWS_SESSION_TOKEN` when they are
 * temporary), or precede the bucket in the URL. Returns null when it is not set. Adds errors to `problems` without the value, which may contain the keys.
 */
export function readS3Settings(
  name: string,
  text: (name: string) => string | null,
  problems: string[],
): S3Settings | null {
  const value = text(name);
  if (value === null) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url?.protocol !== 's3:' || !url.hostname) {
    problems.push(`${name} is an address of the form s3://bucket/folder?region=…`);
    return null;
  }
  const region = url.searchParams.get('region') ?? text('AWS_REGION') ?? 'us-east-1';
  const endpoint = url.searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`;
  const accessKeyId = decodeURIComponent(url.username) || text('AWS_ACCESS_KEY_ID');
  const secretAccessKey = decodeURIComponent(url.password) || text('AWS_SECRET_ACCESS_KEY');
  if (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint)) {
    problems.push(`The endpoint in ${name} is the storage's address, beginning with https://.`);
    return null;
  }
  if (!accessKeyId || !secretAccessKey) {
    problems.push(`AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are missing: ${name} needs them.`);
    return null;
  }
  const folder = trimEnd(url.pathname, '/');
  const sessionToken = url.username ? null : text('AWS_SESSION_TOKEN');
  return {
    accessKeyId,
    secretAccessKey,
    ...(sessionToken && { sessionToken }),
    region,
    base: `${trimEnd(endpoint, '/')}/${url.hostname}${folder}`,
  };
}

/** The URL of the bucket, and the folder in it '' for the whole bucket. */
export function splitBucketAddress(base: string): { bucket: string; folder: string } {
  const { origin, pathname } = new URL(base);
  const [, name = '', ...folders] = pathname.split('/');
  return { bucket: `${origin}/${name}`, folder: folders.join('/') };
}
