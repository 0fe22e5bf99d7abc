import { host } from '../../contract/src/host';

export const client = host;
