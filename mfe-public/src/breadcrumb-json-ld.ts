interface Crumb {
  name: string;
  /** Path of the page. */
  to: string;
}

/** Breadcrumb structured data for search engines; the last step is the current page. */
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
