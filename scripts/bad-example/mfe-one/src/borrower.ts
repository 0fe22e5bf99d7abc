import { standalone } from './standalone';

export const borrower = standalone;
