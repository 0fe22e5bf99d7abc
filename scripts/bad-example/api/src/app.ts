// By its package name, as real code would: the check must see through `exports` and the workspace's link.
import { CONTRACT_VERSION } from '@kaksha/contract/version';

export const app = CONTRACT_VERSION;
