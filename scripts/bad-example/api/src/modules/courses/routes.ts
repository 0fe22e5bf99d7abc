import { blogRepo } from '../blog/repo';
import { coursesRepo } from './repo';

export const routes = [coursesRepo, blogRepo];
