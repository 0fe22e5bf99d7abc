import { readSettings, SettingsError } from './settings';

const key = Buffer.alloc(32, 7).toString('base64');
const read = (variables: NodeJS.ProcessEnv) => readSettings({ DATA_DIR: '/tmp/data', ...variables }).backup;
const problemsOf = (variables: NodeJS.ProcessEnv) => {
  try {
    read(variables);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
};

test('there are no backups by schedule without a destination', () => {
  expect(read({ BACKUP_KEY: key })).toBeNull();
});

test('no hours when a timer of the machine begins the backups', () => {
  expect(read({ BACKUP_URL: '/backups', BACKUP_KEY: key, BACKUP_HOURS: 'none' })?.hours).toEqual([]);
});

test('a folder, hours in their order, and what stays', () => {
  expect(read({ BACKUP_URL: '/backups', BACKUP_KEY: key, BACKUP_HOURS: '14, 2,2', BACKUP_WEEKLY: '5' })).toEqual({
    destination: '/backups',
    key: Buffer.alloc(32, 7),
    hours: [2, 14],
    keep: { daily: 7, weekly: 5, monthly: 6 },
    scratchUrl: null,
  });
});

test('a bucket uses the keys of AWS', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
  expect(read({ BACKUP_URL: 's3://bucket/backups?region=eu-north-1', BACKUP_KEY: key, ...keys })?.destination).toEqual({
    accessKeyId: 'id',
    secretAccessKey: 'secret',
    region: 'eu-north-1',
    base: 'https://s3.eu-north-1.amazonaws.com/bucket/backups',
  });
});

test.each([
  ['no key', { BACKUP_URL: '/backups' }, 'BACKUP_KEY is missing'],
  ['a short key', { BACKUP_URL: '/backups', BACKUP_KEY: 'c2hvcnQ=' }, 'BACKUP_KEY is one key of 32 bytes'],
  ['two keys', { BACKUP_URL: '/backups', BACKUP_KEY: `${key},${key}` }, 'BACKUP_KEY is one key of 32 bytes'],
  ['the hour 24', { BACKUP_HOURS: '2,24' }, 'BACKUP_HOURS is a list of hours from 0 to 23'],
  ['a bucket without keys', { BACKUP_URL: 's3://bucket/backups', BACKUP_KEY: key }, 'AWS_ACCESS_KEY_ID'],
  [
    'the database of the site as scratch database',
    {
      BACKUP_URL: '/backups',
      BACKUP_KEY: key,
      DATABASE_URL: 'postgres://a@b/c',
      BACKUP_SCRATCH_URL: 'postgres://a@b/c',
      DEMO: '1',
    },
    'BACKUP_SCRATCH_URL is the database of the site',
  ],
])('names %s', (_fault, variables, problem) => {
  expect(problemsOf(variables)).toEqual([expect.stringContaining(problem)]);
});
