// Loads the project's .env file, if there is one. Variables of the process take precedence.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../../.env');
if (existsSync(file)) process.loadEnvFile(file);
