import { two } from './index';

export const user = two;
