import { type BasicDetailsForm, basicDetailsRules } from '@kaksha/domain/trainer-rules';
import { inTransaction, type UserContext } from '../../../platform/context/context';
import { mustBeProven, mustNotBeManager } from '../../../platform/context/policy';
import { requireVersion } from '../../../platform/http/edit-conflict';
import { check, readTexts } from '../../../platform/http/form';
import { trainerNotFound } from '../../trainers/errors';
import { type BasicDetails, basicDetailsVersion } from '../../trainers/present';
import { getBasicDetails } from '../../trainers/service';
import { requireOwnPicture } from '../../uploads/service';
import { changePhone, changeTrainer, lockTrainer } from './repo';
import type { BasicDetailsBody } from './schema';

const textFields = [
  'name',
  'ownerName',
  'trainingType',
  'headline',
  'about',
  'location',
  'contactNo',
  'photo',
] as const satisfies readonly (keyof BasicDetailsForm)[];

/** A change has only some fields. */
const changeRules = basicDetailsRules.partial();

/**
 * Changes the fields that the body has.
 * @throws ApiError FORBIDDEN (403) for a manager, STEP_UP_REQUIRED (403) for another name, VALIDATION_FAILED (400) with a message for each field,
 * TRAINER_NOT_FOUND (404), EDIT_CONFLICT (409) for an outdated version.
 */
export async function updateBasicDetails(
  context: UserContext,
  { id: trainerId, version, ...body }: BasicDetailsBody & { id: number },
): Promise<BasicDetails> {
  mustNotBeManager(context.principal);
  const { experienceYears } = body;
  const form: Partial<BasicDetailsForm> = {
    ...readTexts(body, textFields),
    ...(experienceYears !== undefined && { experienceYears }),
  };
  check(changeRules, form);
  return inTransaction(context, async (tx) => {
    const { db } = tx;
    const found = await lockTrainer(db, trainerId);
    if (!found) throw trainerNotFound();
    const { trainer } = found;
    const versions = { given: version, stored: basicDetailsVersion(trainer, found) };
    requireVersion(versions, { name: 'profile', read: () => getBasicDetails(context, trainerId) });
    const { name, headline, about, location, ownerName, trainingType, photo, contactNo } = form;
    // Invoices and certificates carry the name.
    if (name !== undefined && name !== trainer.name) mustBeProven(tx.principal, tx.clock.now());
    const values = {
      name,
      headline,
      about,
      location,
      ownerName: ownerName === undefined ? undefined : ownerName || null,
      trainingType: trainingType === undefined ? undefined : trainingType || null,
      experienceYears: experienceYears ?? undefined,
      photoId: photo === undefined ? undefined : await photoIdOf(tx, photo, trainer.photoId),
    };
    await changeTrainer(
      db,
      trainerId,
      Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
    );
    if (contactNo !== undefined) await changePhone(db, trainer.userId, contactNo || null);
    return getBasicDetails(tx, trainerId);
  });
}

/** '' removes the photo. */
function photoIdOf(context: UserContext, address: string, currentId: number | null): Promise<number | null> {
  if (address === '') return Promise.resolve(null);
  return requireOwnPicture(context, { address, field: 'photo', currentId });
}
