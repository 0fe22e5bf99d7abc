interface Crumb {
  name: string;
  /** Path of the page. */
  to: string;
}

/** The way from the home page to this one, for search engines; the last step is the page itself. */
export function breadcrumbJsonLd(origin: string, steps: readonly Crumb[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', to: '/' }, ...steps].map(({ name, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + to,
    })),
  };
}
