import { testContract } from '@kaksha/testing/contract-kit';
import remote from './remote';

testContract(remote, __dirname);
