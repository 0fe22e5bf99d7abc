import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --name what_changed` in this folder writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './src/platform/database/schema/*.ts',
  out: './src/platform/database/migrations',
});
