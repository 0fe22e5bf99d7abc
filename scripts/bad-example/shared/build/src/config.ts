import { host } from '../../contract/src/host';

export const config = host;
