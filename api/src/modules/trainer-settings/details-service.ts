import { type BasicDetailsForm, basicDetailsErrors } from '@kaksha/domain/trainer-rules';
import { notFound } from '../../api-error';
import type { Database } from '../../db/database';
import { readTexts, refuse } from '../../form';
import type { Viewer } from '../../viewer';
import { ownPicture } from '../uploads/service';
import { changePhone, changeTrainer, findTrainer } from './repo';
import { type BasicDetailsBody, detailsNames } from './schema';

/** Changes what is in the body. Throws 400 with a sentence for each field. */
export async function updateBasicDetails(
  db: Database,
  person: NonNullable<Viewer>,
  trainerId: number,
  body: BasicDetailsBody,
  mediaBase: string,
): Promise<void> {
  const { experience } = body;
  const { experienceYears: _number, ...textNames } = detailsNames;
  const form: Partial<BasicDetailsForm> = {
    ...readTexts(body, textNames),
    ...(experience !== undefined && { experienceYears: experience }),
  };
  refuse(basicDetailsErrors(form), detailsNames);
  await db.transaction(async (tx) => {
    const trainer = await findTrainer(tx, trainerId);
    if (!trainer) throw notFound('Instructor not found', 'TRAINER_NOT_FOUND');
    const { name, headline, about, location, ownerName, trainingType, photo, contactNo } = form;
    const place = { mediaBase, field: detailsNames.photo, kept: trainer.photoId };
    const values = {
      name,
      headline,
      about,
      location,
      ownerName: ownerName === undefined ? undefined : ownerName || null,
      trainingType: trainingType === undefined ? undefined : trainingType || null,
      experienceYears: experience ?? undefined,
      photoId: photo === undefined ? undefined : photo === '' ? null : await ownPicture(tx, person, photo, place),
    };
    await changeTrainer(
      tx,
      trainerId,
      Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
    );
    if (contactNo !== undefined) await changePhone(tx, trainer.userId, contactNo || null);
  });
}
