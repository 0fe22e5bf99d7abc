import { resolve } from 'node:path';
import { readS3Settings, type S3Settings } from '@kaksha/domain/bucket-address';
import { readEncryptionKeys } from '../encryption/keys';
import { type Environment, isVariableName } from './environment';

/** How many backups stay: the last one of each of so many days, weeks and months. */
export interface KeptBackups {
  daily: number;
  weekly: number;
  monthly: number;
}

export interface BackupSettings {
  /** Absolute path of a folder, or a bucket. */
  destination: string | S3Settings;
  /** 32 bytes. */
  key: Buffer;
  /** Hours of the day in UTC, ascending; empty when a timer of the machine begins the backups. */
  hours: readonly number[];
  keep: KeptBackups;
  /** A PostgreSQL that is emptied by each run; null makes a database for it. */
  scratchUrl: string | null;
}

const isHour = (text: string) => /^(?:1?\d|2[0-3])$/.test(text);

/** Adds a sentence for each invalid setting. Null without backups by schedule. */
export function readBackupSettings(env: Environment, problems: string[]): BackupSettings | null {
  const { BACKUP_URL: url, BACKUP_KEY: key, BACKUP_HOURS: list = '2', BACKUP_SCRATCH_URL: scratchUrl = null } = env;
  const hours = list === 'none' ? [] : list.split(',').map((each) => each.trim());
  if (!hours.every(isHour)) {
    problems.push('BACKUP_HOURS is a list of hours from 0 to 23, separated by commas, or none.');
    return null;
  }
  if (!url) return null;
  if (!key) {
    problems.push('BACKUP_KEY is missing: BACKUP_URL needs it. Make one with openssl rand -base64 32.');
    return null;
  }
  const keyProblems: string[] = [];
  readEncryptionKeys(key, keyProblems);
  if (key.includes(',') || keyProblems.length > 0) {
    problems.push('BACKUP_KEY is one key of 32 bytes in base64: openssl rand -base64 32.');
    return null;
  }
  if (scratchUrl && [env.DATABASE_URL, env.DATABASE_DIRECT_URL].includes(scratchUrl)) {
    problems.push('BACKUP_SCRATCH_URL is the database of the site: each backup would empty it.');
  }
  const textOf = (name: string) => (isVariableName(name) && env[name]?.toString()) || null;
  const isAddress = /^[a-z][a-z\d+.-]+:\/\//i.test(url);
  const destination = isAddress ? readS3Settings('BACKUP_URL', textOf, problems) : resolve(url);
  if (!destination) return null;
  return {
    destination,
    key: Buffer.from(key, 'base64'),
    hours: [...new Set(hours.map(Number))].sort((a, b) => a - b),
    keep: { daily: env.BACKUP_DAILY, weekly: env.BACKUP_WEEKLY, monthly: env.BACKUP_MONTHLY },
    scratchUrl,
  };
}
