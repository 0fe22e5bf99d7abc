import { two } from '../../mfe-two/src/remote';

export const one = two;
