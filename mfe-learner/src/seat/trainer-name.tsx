import { trainerPath } from '@kaksha/domain/paths';
import type { Enrolment } from '@kaksha/domain/payments';
import { TextLink } from '@kaksha/ui/link';

/** The trainer of a seat. A paused course has no pages that a link could open. */
export function TrainerName({ seat, tone }: { seat: Enrolment; tone?: 'prose' }) {
  const { id, name } = seat.course.trainer;
  if (seat.isPaused) return <span dir="auto">{name}</span>;
  return (
    <TextLink tone={tone} to={trainerPath(id)} dir="auto">
      {name}
    </TextLink>
  );
}
