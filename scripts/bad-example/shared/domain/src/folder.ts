import { sep } from 'node:path';

export const folder = sep;
