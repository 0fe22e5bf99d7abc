import type { TrainerRow } from '../../platform/database/trainer-row';
import { versionOf } from '../../platform/http/edit-conflict';
import { presentRating } from '../../platform/http/wire';
import { presentPicture } from '../../platform/media/wire';
import type { Contact } from './repo';
import type { BasicDetailsWire, TrainerWire } from './schema';

export function presentTrainer({ trainer, photo, categories, nextBatch }: TrainerRow, mediaBase: string): TrainerWire {
  const [src, sources] = presentPicture(photo, mediaBase);
  return {
    id: trainer.id,
    trainer_id: trainer.id,
    type: trainer.kind,
    name: trainer.name,
    institute_name: trainer.kind === 'institute' ? trainer.name : null,
    headline: trainer.headline,
    about_us: trainer.about,
    location: trainer.location,
    experience: trainer.experienceYears,
    photo: src,
    photo_sources: sources,
    rating: presentRating(trainer),
    course_count: trainer.courseCount,
    categories,
    next_batch: nextBatch && {
      start_date: nextBatch.day,
      course_id: nextBatch.courseId,
      course_name: nextBatch.courseName,
    },
  };
}

export interface BasicDetails {
  row: TrainerRow;
  /** Null unless the caller is the trainer or an admin. */
  contact: Contact | null;
}

export function presentBasicDetails({ row, contact }: BasicDetails, mediaBase: string): BasicDetailsWire {
  const wire = presentTrainer(row, mediaBase);
  const { kind, ownerName, trainingType } = row.trainer;
  return {
    ...wire,
    institute_logo: kind === 'institute' ? wire.photo : null,
    owner_name: kind === 'institute' ? ownerName : null,
    training_type: trainingType,
    ...(contact && {
      email_id: contact.email,
      contact_no: contact.contactNo,
      version: basicDetailsVersion(row.trainer, contact),
    }),
  };
}

export function basicDetailsVersion(trainer: TrainerRow['trainer'], { contactNo }: Pick<Contact, 'contactNo'>): number {
  const { name, ownerName, trainingType, headline, about, location, experienceYears, photoId } = trainer;
  return versionOf([name, ownerName, trainingType, headline, about, location, experienceYears, photoId, contactNo]);
}
