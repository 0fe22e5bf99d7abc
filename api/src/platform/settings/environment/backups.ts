import { text, url, whole } from './variable-kinds';

const group = 'Backups';

export const backupVariables = {
  BACKUP_URL: text({
    group,
    description: 'Folder or bucket of backups by schedule, on another machine. Needs BACKUP_KEY.',
    otherwise: 'no backups by schedule',
    example: 's3://bucket/backups?region=ap-south-1',
  }),
  BACKUP_KEY: text({
    group,
    description:
      'Key of 32 bytes in base64 (openssl rand -base64 32) that encrypts backups. Keep it elsewhere too: no backup contains it.',
  }),
  BACKUP_HOURS: text({
    group,
    description:
      'Hours of the day (UTC) at which the worker begins a backup, separated by commas; none when a timer of the machine does.',
    otherwise: '2',
    example: '2,14',
  }),
  BACKUP_DAILY: whole(7, 1000, { group, description: 'Days of which the last backup stays.' }),
  BACKUP_WEEKLY: whole(4, 1000, { group, description: 'Weeks of which the last backup stays.' }),
  BACKUP_MONTHLY: whole(6, 1000, { group, description: 'Months of which the last backup stays.' }),
  BACKUP_SCRATCH_URL: url(['postgres', 'postgresql'], {
    group,
    description:
      'PostgreSQL database that is emptied and into which each backup is restored, when the role of DATABASE_URL may not create databases.',
    otherwise: 'a database that is made for it',
    example: 'postgres://kaksha:password@localhost:5432/kaksha_scratch',
  }),
};
