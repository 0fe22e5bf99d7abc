import { folder } from '../../domain/src/folder';

export const config = folder;
