import { folder } from '../../domain/src/folder';

export const field = folder;
