import { text, url, whole } from './variable-kinds';

export const dataVariables = {
  DATA_DIR: text({
    group: 'Data',
    description: 'Folder of the embedded database and of uploads.',
    otherwise: '.data',
    example: '/var/lib/kaksha',
  }),
  DATABASE_URL: url(['postgres', 'postgresql'], {
    group: 'Data',
    description:
      'PostgreSQL instead of the embedded database. Several processes require it. Production needs it or DATA_DIR.',
    otherwise: 'the embedded database',
    example: 'postgres://kaksha:password@localhost:5432/kaksha',
  }),
  DATABASE_DIRECT_URL: url(['postgres', 'postgresql'], {
    group: 'Data',
    description:
      'The PostgreSQL server itself, when DATABASE_URL leads to PgBouncer in transaction mode. Set statement_timeout on its role, because PgBouncer takes none.',
    otherwise: 'DATABASE_URL',
    example: 'postgres://kaksha:password@localhost:5432/kaksha',
  }),
  DATABASE_READ_URL: text({
    group: 'Data',
    description:
      'Streaming replicas of PostgreSQL, separated by commas, for what visitors and other readers of the catalogue and the blog see.',
    otherwise: 'DATABASE_URL',
    example: 'postgres://kaksha:password@replica-1:5432/kaksha',
  }),
  DATABASE_READ_LAG: whole(10, 3600, {
    group: 'Data',
    description: 'Seconds that a replica may be behind; one that is further behind is not read.',
  }),
  DATABASE_POOL: whole(10, 1000, { group: 'Data', description: 'Most connections of one process to PostgreSQL.' }),
  ENCRYPTION_KEYS: text({
    group: 'Data',
    description:
      'Keys of 32 bytes in base64 (openssl rand -base64 32) that encrypt personal secrets, the current one first, separated by commas.',
    otherwise: 'a key file in DATA_DIR, in demo mode',
    required: 'outside demo mode',
  }),
  REDIS_URL: url(['redis', 'rediss'], {
    group: 'Data',
    description: 'Redis that counts rate limits for all processes.',
    otherwise: 'each process counts',
    example: 'redis://localhost:6379',
  }),
  STORAGE_URL: text({
    group: 'Data',
    description: 'Bucket for pictures, in a folder that only this site uses.',
    otherwise: 'DATA_DIR',
    example: 's3://bucket/pictures?region=ap-south-1',
  }),
  STORAGE_QUOTA_TRAINER_MB: whole(5000, 1_000_000, {
    group: 'Data',
    description:
      'Megabytes of pictures, materials and recordings that a trainer, an institute with its staff, or an administrator can store.',
  }),
  STORAGE_QUOTA_LEARNER_MB: whole(20, 1_000_000, {
    group: 'Data',
    description: 'Megabytes of pictures that another user can store.',
  }),
  AWS_ACCESS_KEY_ID: text({ group: 'Data', description: 'Access key of buckets whose URL contains none.' }),
  AWS_SECRET_ACCESS_KEY: text({ group: 'Data', description: 'Secret of AWS_ACCESS_KEY_ID.' }),
  AWS_SESSION_TOKEN: text({
    group: 'Data',
    description: 'Session token of temporary access keys, which an identity provider issues.',
  }),
  AWS_REGION: text({ group: 'Data', description: 'Region of buckets whose URL names none.', otherwise: 'us-east-1' }),
};
