import { forbidden, notFound } from '../../platform/http/api-error';

export const categoryNotFound = () => notFound('There is no such category.', 'CATEGORY_NOT_FOUND');

export const draftsNotVisible = () => forbidden('Drafts are for their trainers only.');
