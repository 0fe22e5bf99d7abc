import { useResource } from '@kaksha/api-client/use-resource';
import { useSession } from '@kaksha/contract/host-context';
import type { CourseDetails } from '@kaksha/domain/catalogue';
import * as limits from '@kaksha/domain/limits';
import { Mail, Phone } from 'lucide-react';
import { useEffect } from 'react';
import { usePublicStore } from '../../store/store-context';
import styles from './trainer-contact-links.module.css';

/** Phone and e-mail address of the course's trainer, for learners who made contact; nothing for others. */
export function TrainerContactLinks({ course }: { course: CourseDetails }) {
  const { trainerContact } = usePublicStore();
  const { status } = useSession();
  const { data } = useResource(trainerContact, course.id);
  useEffect(() => {
    if (status === 'signed-in') void trainerContact.load(course.id);
  }, [trainerContact, status, course.id]);
  if (status !== 'signed-in' || !data) return null;
  const phone = data.phone && `+${limits.defaultCountryCode} ${data.phone}`;
  return (
    <ul className={`cluster gap-2 gap-x-5 ${styles.links}`} aria-label={`Reach ${course.trainerProfile.name}`}>
      {phone && (
        <li>
          <Phone aria-hidden="true" />
          <a href={`tel:${phone.replace(' ', '')}`}>{phone}</a>
        </li>
      )}
      {data.email && (
        <li>
          <Mail aria-hidden="true" />
          <a href={`mailto:${data.email}`}>{data.email}</a>
        </li>
      )}
    </ul>
  );
}
