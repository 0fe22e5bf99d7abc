export { two } from './remote';
