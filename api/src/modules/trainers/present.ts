import type { TrainerRow } from '../../platform/database/trainer-row';
import { versionOf } from '../../platform/http/edit-conflict';
import { presentRating } from '../../platform/http/wire';
import { presentPicture } from '../../platform/media/wire';
import type { Contact } from './repo';

export function presentTrainer({ trainer, photo, isVerified, categories, nextBatch }: TrainerRow, mediaBase: string) {
  const [src, sources] = presentPicture(photo, mediaBase);
  return {
    ...trainer,
    trainerId: trainer.id,
    instituteName: trainer.kind === 'institute' ? trainer.name : null,
    photo: src,
    photoSources: sources,
    rating: presentRating(trainer),
    isVerified,
    categories,
    nextBatch: nextBatch && { ...nextBatch, startDate: nextBatch.day },
  };
}

export interface BasicDetails {
  row: TrainerRow;
  /** Null unless the caller is the trainer or an admin. */
  contact: Contact | null;
}

export function presentBasicDetails({ row, contact }: BasicDetails, mediaBase: string) {
  const trainer = presentTrainer(row, mediaBase);
  const isInstitute = trainer.kind === 'institute';
  return {
    ...trainer,
    instituteLogo: isInstitute ? trainer.photo : null,
    ownerName: isInstitute ? trainer.ownerName : null,
    ...(contact && {
      emailId: contact.email,
      contactNo: contact.contactNo,
      version: basicDetailsVersion(row.trainer, contact),
    }),
  };
}

export function basicDetailsVersion(trainer: TrainerRow['trainer'], { contactNo }: Pick<Contact, 'contactNo'>): number {
  const { name, ownerName, trainingType, headline, about, location, experienceYears, photoId } = trainer;
  return versionOf([name, ownerName, trainingType, headline, about, location, experienceYears, photoId, contactNo]);
}
