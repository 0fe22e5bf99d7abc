import { standalone } from './standalone';

export const importsOtherRemote = standalone;
