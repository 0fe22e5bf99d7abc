// Imports by package name like real code, so the check must resolve `exports` and the workspace link.
import { CONTRACT_VERSION } from '@kaksha/contract/version';

export const app = CONTRACT_VERSION;
