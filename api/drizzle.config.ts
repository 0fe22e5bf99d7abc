import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --name what_changed` in this folder writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './src/db/schema/*.ts',
  out: './src/db/migrations',
});
