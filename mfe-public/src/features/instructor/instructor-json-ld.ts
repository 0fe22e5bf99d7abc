import type { TrainerSummary } from '@kaksha/domain/catalogue';
import { trainerPath } from '@kaksha/domain/paths';
import { breadcrumbJsonLd } from '../../breadcrumb-json-ld';

/** JSON-LD of a trainer. */
export function instructorJsonLd(trainer: TrainerSummary, origin: string): object[] {
  const path = trainerPath(trainer.id);
  const url = origin + path;
  return [
    {
      '@context': 'https://schema.org',
      '@type': trainer.kind === 'institute' ? 'EducationalOrganization' : 'Person',
      '@id': url,
      url,
      name: trainer.name,
      ...(trainer.headline && trainer.kind === 'individual' && { jobTitle: trainer.headline }),
      ...(trainer.about && { description: trainer.about }),
      ...(trainer.photo && { image: new URL(trainer.photo.src, url).href }),
      ...(trainer.categories.length > 0 && { knowsAbout: trainer.categories }),
    },
    breadcrumbJsonLd(origin, [
      { name: 'Trainers', to: '/live-online-trainers' },
      { name: trainer.name, to: path },
    ]),
  ];
}
