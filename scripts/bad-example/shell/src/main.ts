import { two } from '../../mfe-two/src/remote';
import { site } from '../server/site';

export const main = [two, site];
