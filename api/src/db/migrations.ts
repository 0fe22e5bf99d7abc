import { fileURLToPath } from 'node:url';

/** Written by drizzle-kit, except what it cannot express (functions, triggers); applied in order, each once. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
