import * as limits from '@kaksha/domain/limits';
import { conflict, forbidden, notFound } from '../../platform/http/api-error';

export const moduleNotFound = () => notFound('There is no such module.', 'MODULE_NOT_FOUND');

export const moduleCourseFixed = () => forbidden('A module stays with its course.');

export const tooManyModules = () => conflict(`A course has at most ${limits.course.modules} modules.`);
