import type { Actor } from '../../../actor';
import { writeAudit } from '../../../audit';
import type { Database } from '../../../db/database';
import { accountDeletedMail } from '../../../mail/account-deleted-mail';
import type { Services } from '../../../services';
import { findProfile, lockUser, type ProfileRow } from '../details/repo';
import { mustHaveNoLearners, mustNotBeAdmin } from '../policy';
import { anonymise, countLearners, forgetPerson, retireTrainer } from './deletion-repo';
import { personalRows } from './export-repo';

/** Everything that is kept of the person: the account, and all rows about them. */
export async function exportMyData(db: Database, person: Actor): Promise<Record<string, unknown>> {
  const { user, trainerId, country, state, city } = (await findProfile(db, person.id)) as ProfileRow;
  const { googleSub, ...account } = user;
  const rows = await personalRows(db, { userId: user.id, email: user.email, trainerId });
  return {
    exportedAt: new Date(),
    account: { ...account, signsInWithGoogle: googleSub !== null, country, state, city },
    ...rows,
  };
}

/**
 * Deletes the account for ever: what is the person's alone is gone, they are signed out everywhere, and orders and
 * payments, which the law wants kept, name nobody any more. Throws 409 for an administrator, and for a trainer whose
 * batches have learners and are not over.
 */
export async function deleteMyAccount({ db, mailer }: Services, person: Actor): Promise<void> {
  mustNotBeAdmin(person);
  const { email, name } = await db.transaction(async (tx) => {
    const user = await lockUser(tx, person.id);
    if (person.trainerId !== null) {
      mustHaveNoLearners(await countLearners(tx, person.trainerId));
      await retireTrainer(tx, person.trainerId);
    }
    await forgetPerson(tx, { userId: user.id, email: user.email });
    await anonymise(tx, user.id);
    await writeAudit(tx, {
      actorId: user.id,
      action: 'account.delete',
      entityId: user.id,
      detail: { trainer: person.trainerId },
      requestId: person.requestId,
    });
    return user;
  });
  mailer.sendSoon(accountDeletedMail({ name, email }));
}
