import { demoAccounts, demoSecondFactor } from '@kaksha/domain/demo';
import { recoveryCodeHash } from '../../src/modules/auth/second-factor/recovery-codes';
import { users } from '../../src/platform/database/schema/people';
import { recoveryCodes, totpSecrets } from '../../src/platform/database/schema/second-factors';
import type { Clock } from './clock';
import type { Home } from './places';
import type { RowBook } from './rows';

/** Adds the demo account with an authenticator app and recovery codes, of which two are used. */
export function addTwoStepLearner(book: RowBook, clock: Clock, { countryId, stateId, cityId }: Home): void {
  const createdAt = clock.ago(60, '18:30');
  const added = clock.ago(20, '09:15');
  const { id: userId } = book.add(users, {
    name: 'Meera Thomas',
    email: demoAccounts.twoStep,
    designation: 'Security analyst',
    countryId,
    stateId,
    cityId,
    createdAt,
    updatedAt: createdAt,
  });
  book.add(totpSecrets, { userId, secret: demoSecondFactor.totpSecret, createdAt: added, confirmedAt: added });
  demoSecondFactor.recoveryCodes.forEach((code, index, { length }) => {
    const usedAt = index >= length - 2 ? clock.ago(4, '11:40') : null;
    book.add(recoveryCodes, { userId, codeHash: recoveryCodeHash(userId, code), createdAt: added, usedAt });
  });
}
