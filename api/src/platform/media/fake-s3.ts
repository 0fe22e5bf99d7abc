import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * An S3 server for tests with objects in memory. It verifies Signature Version 4 with its own implementation.
 */
export interface FakeS3 {
  /** Address of the server without a trailing slash. */
  address: string;
  /** `changedAt` defaults to the beginning of 2026. */
  objects: Map<string, { bytes: Buffer; headers: IncomingHttpHeaders; changedAt?: Date }>;
  close(): Promise<void>;
}

interface Keys {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

export async function startFakeS3(keys: Keys): Promise<FakeS3> {
  const objects: FakeS3['objects'] = new Map();
  const server = createServer(async (request, response) => {
    const bytes = await buffer(request);
    const { pathname, searchParams } = new URL(request.url as string, 'http://s3');
    const name = decodeURIComponent(pathname);
    const object = objects.get(name);
    const { 'if-match': ifMatch, 'if-none-match': ifNone } = request.headers;
    const etag = object && etagOf(object.bytes);
    if (!isSigned(request, bytes, keys)) response.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>');
    else if (request.method === 'PUT' && ((ifNone === '*' && object) || (ifMatch && ifMatch !== etag)))
      response.writeHead(object ? 412 : 404).end('<Code>PreconditionFailed</Code>');
    else if (request.method === 'PUT') {
      objects.set(name, { bytes, headers: request.headers });
      response.writeHead(200, { etag: etagOf(bytes) }).end();
    } else if (request.method === 'DELETE') {
      objects.delete(name);
      response.writeHead(204).end();
    } else if (searchParams.has('list-type')) response.writeHead(200).end(listing(objects, name, searchParams));
    else if (etag && ifNone === etag) response.writeHead(304).end();
    else if (object) {
      const head = { 'content-length': object.bytes.length, etag, 'last-modified': changedAtOf(object).toUTCString() };
      response.writeHead(200, head).end(object.bytes);
    } else response.writeHead(404).end('<Code>NoSuchKey</Code>');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

const changedAtOf = (object?: { changedAt?: Date }) => object?.changedAt ?? new Date('2026-01-01T00:00:00.000Z');

const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;

/** A list page of three objects, so that tests cover paging. */
function listing(objects: FakeS3['objects'], bucket: string, query: URLSearchParams): string {
  const base = `${bucket}/${query.get('prefix') ?? ''}`;
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(base) && key > after).sort();
  const entries = keys.slice(0, 3).map((key) => {
    const text = key.slice(bucket.length + 1).replaceAll('&', '&amp;');
    const at = changedAtOf(objects.get(key)).toISOString();
    return `<Contents><Key>${text}</Key><LastModified>${at}</LastModified></Contents>`;
  });
  const next = keys.length > 3 ? `<NextContinuationToken>${keys[2]}</NextContinuationToken>` : '';
  return `<ListBucketResult>${entries.join('')}${next}</ListBucketResult>`;
}

function isSigned(request: IncomingMessage, bytes: Buffer, keys: Keys): boolean {
  const { headers, method = '', url = '' } = request;
  const content = headers['x-amz-content-sha256'];
  if (content !== 'UNSIGNED-PAYLOAD' && content !== createHash('sha256').update(bytes).digest('hex')) return false;
  const [, accessKeyId, names = '', signature] =
    /Credential=([^/]+)\/.*SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(headers.authorization ?? '') ?? [];
  const wanted = signatureOf({ method, url, headers, signedHeaders: names.split(';'), ...keys });
  return (
    accessKeyId === keys.accessKeyId &&
    ['host', 'x-amz-date'].every((name) => names.includes(name)) &&
    signature === wanted
  );
}

interface Signed extends Keys {
  method: string;
  /** Path and query, encoded as sent. */
  url: string;
  headers: IncomingHttpHeaders;
  signedHeaders: string[];
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
export function signatureOf({ method, url, headers, signedHeaders, secretAccessKey, region }: Signed): string {
  const [path, query = ''] = url.split('?') as [string, string?];
  const moment = String(headers['x-amz-date']);
  const scope = [moment.slice(0, 8), region, 's3', 'aws4_request'];
  const canonical = [
    method,
    path,
    query.split('&').sort().join('&'),
    ...signedHeaders.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signedHeaders.join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n');
  const digest = createHash('sha256').update(canonical).digest('hex');
  const key = scope.reduce<string | Buffer>((secret, part) => hmac(secret, part), `AWS4${secretAccessKey}`);
  return hmac(key, ['AWS4-HMAC-SHA256', moment, scope.join('/'), digest].join('\n')).toString('hex');
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
