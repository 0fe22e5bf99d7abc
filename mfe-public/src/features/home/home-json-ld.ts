import { brand } from '@kaksha/domain/brand';
import { coursesPath } from '@kaksha/domain/course-query';

/** The organisation and the site search, as JSON-LD. */
export function homeJsonLd(origin: string): object[] {
  const organization = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand.name,
    url: `${origin}/`,
    slogan: brand.tagline,
    logo: new URL(brand.icon, origin).href,
    email: brand.supportEmail,
    telephone: brand.phone,
    address: brand.address,
    sameAs: brand.socialPages.map(({ address }) => address),
  };
  return [
    { '@context': 'https://schema.org', ...organization },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name: brand.name,
      url: `${origin}/`,
      publisher: { '@id': organization['@id'] },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          // The braces belong to the template and must not be escaped.
          urlTemplate: `${origin}${coursesPath()}?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
