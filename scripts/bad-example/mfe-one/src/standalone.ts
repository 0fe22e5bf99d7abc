import { main } from '../../shell/src/main';

export const standalone = main;
