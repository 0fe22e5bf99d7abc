import { accountCalls } from './fake-calls/account';
import { administratorCalls } from './fake-calls/administrator';
import { authorCalls } from './fake-calls/author';
import { learnerCalls } from './fake-calls/learner';

/** Every call of the client with all its parameters, for tests. */
export const calls = { ...accountCalls, ...administratorCalls, ...authorCalls, ...learnerCalls };
