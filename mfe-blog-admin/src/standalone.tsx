import { startStandalone } from 'shell/standalone';
import remote from './remote';

startStandalone(remote);
