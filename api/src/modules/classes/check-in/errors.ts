import { conflict } from '../../../platform/http/api-error';

export const noClassroom = () => conflict('The classes of this batch take place online.', 'NO_CLASSROOM');
