import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from './database';

export const drizzleOn = (pool: pg.Pool): Database => drizzle(pool, { casing: 'snake_case' }) as unknown as Database;
