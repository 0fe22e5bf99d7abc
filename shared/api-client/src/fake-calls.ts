import { accountCalls } from './fake-calls/account';
import { authorCalls } from './fake-calls/author';
import { learnerCalls } from './fake-calls/learner';

/** Every call of the client with all its parameters, for tests. */
export const calls = { ...accountCalls, ...authorCalls, ...learnerCalls };
