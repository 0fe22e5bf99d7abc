import type { TrainerSummary } from '@kaksha/domain/catalogue';

/** What search engines are told of a trainer; `url` is the page's whole address. */
export function instructorJsonLd(trainer: TrainerSummary, url: string): object[] {
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
  ];
}
