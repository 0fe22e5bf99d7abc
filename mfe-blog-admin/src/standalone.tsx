import { startStandalone } from 'shell/standalone';
import remote from './remote';

void startStandalone(remote);
