import { readS3Settings } from './bucket-address';

const read = (env: Record<string, string>) => {
  const problems: string[] = [];
  return { settings: readS3Settings('STORAGE_URL', (name) => env[name] ?? null, problems), problems };
};
const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 's3cret' };

test('returns null without STORAGE_URL', () => {
  expect(read({})).toEqual({ settings: null, problems: [] });
});

test('an Amazon bucket needs a region, any other bucket an endpoint', () => {
  expect(read({ ...keys, STORAGE_URL: 's3://pictures?region=ap-south-1' }).settings).toEqual({
    accessKeyId: 'id',
    secretAccessKey: 's3cret',
    region: 'ap-south-1',
    base: 'https://s3.ap-south-1.amazonaws.com/pictures',
  });
  const minio = 's3://me:p%2Fw@pictures/site/a/?endpoint=http://minio:9000/';
  expect(read({ STORAGE_URL: minio }).settings).toEqual({
    accessKeyId: 'me',
    secretAccessKey: 'p/w',
    region: 'us-east-1',
    base: 'http://minio:9000/pictures/site/a',
  });
});

test('temporary keys have a session token, which does not go with keys in the URL', () => {
  const temporary = { ...keys, AWS_SESSION_TOKEN: 'token' };
  expect(read({ ...temporary, STORAGE_URL: 's3://pictures' }).settings?.sessionToken).toBe('token');
  expect(read({ ...temporary, STORAGE_URL: 's3://me:pw@pictures' }).settings).not.toHaveProperty('sessionToken');
});

test.each([
  ['https://bucket', 's3://'],
  ['s3://', 's3://'],
  ['s3://id:s3cret@bucket?endpoint=minio', 'endpoint'],
  ['s3://bucket', 'AWS_ACCESS_KEY_ID'],
])('the error for %s does not contain its keys', (STORAGE_URL, about) => {
  const { settings, problems } = read({ STORAGE_URL });
  expect(settings).toBeNull();
  expect(problems).toEqual([expect.stringContaining(about)]);
  expect(problems.join()).not.toContain('s3cret');
});
