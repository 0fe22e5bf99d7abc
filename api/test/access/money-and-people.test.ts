import { testAreas } from './test-area';

testAreas('Orders, refunds and payouts', 'Accounts, staff and settings');
