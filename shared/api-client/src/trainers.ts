import type { TrainerProfile } from '@kaksha/domain/catalogue';
import type { BasicDetailsForm } from '@kaksha/domain/trainer-rules';
import type { AxiosInstance } from 'axios';
import { toTrainer } from './catalogue-mapper';
import { resultOf } from './envelope';
import { withFallbackMessage } from './errors';
import type { BasicDetailsWire } from './generated/wire';

export interface BasicDetails {
  /** The public data of the trainer. */
  trainer: TrainerProfile;
  /** Address for sign-in codes; read-only. */
  email: string;
  form: BasicDetailsForm;
  /** Changes with the form; a save sends it back. Only for the trainer. */
  version?: number;
}

export function toBasicDetails(wire: BasicDetailsWire): BasicDetails {
  return {
    trainer: { ...toTrainer(wire), ownerName: wire.owner_name, trainingType: wire.training_type },
    email: wire.email_id ?? '',
    form: {
      name: wire.name,
      ownerName: wire.owner_name ?? '',
      trainingType: wire.training_type ?? '',
      headline: wire.headline,
      about: wire.about_us,
      location: wire.location,
      experienceYears: wire.experience,
      contactNo: wire.contact_no ?? '',
      photo: wire.photo ?? '',
    },
    version: wire.version,
  };
}

/**
 * Private fields are empty unless the user is the trainer.
 * @param failed  the message of a failure for which the server gives none
 */
export async function getBasicDetails(
  http: AxiosInstance,
  trainerId: number,
  failed = 'Failed to fetch basic details',
): Promise<BasicDetails> {
  const answer = await http.get(`/patrons-registration/GetBasicDetails/${trainerId}`).catch((error) => {
    throw withFallbackMessage(error, failed);
  });
  return toBasicDetails(resultOf(answer));
}
