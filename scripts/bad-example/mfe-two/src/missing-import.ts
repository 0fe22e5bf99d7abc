// @ts-expect-error there is no such file
import { nothing } from './nowhere-to-be-found';

export const missingImport = nothing;
