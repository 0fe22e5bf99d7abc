import { brand } from '@kaksha/domain/brand';
import { upperFirst } from '@kaksha/domain/upper-first';
import { inert } from '../../../platform/mail/inert-text';
import type { Mail } from '../../../platform/mail/mailer';

export interface SearchDigest {
  reader: { name: string; email: string };
  searches: readonly {
    name: string;
    /** Absolute address of the search. */
    url: string;
    courses: readonly { name: string; trainerName: string; batch: string | null; url: string }[];
  }[];
  /** Where the user changes the rhythm of a search. */
  settingsUrl: string;
}

/** New courses of a user's saved searches. A course that matches several stands with the first. */
export function searchDigestMail({ reader, searches, settingsUrl }: SearchDigest): Mail {
  const seen = new Set<string>();
  const items = searches.flatMap((search) =>
    search.courses.flatMap(({ name, trainerName, batch, url }) => {
      if (seen.has(url)) return [];
      seen.add(url);
      const detail = [inert(trainerName), batch, searches.length > 1 ? `for “${inert(search.name)}”` : null];
      return { title: inert(name), detail: detail.filter(Boolean).join(' · '), url };
    }),
  );
  const [first] = searches;
  const isOne = searches.length === 1 && first;
  const courses = items.length === 1 ? 'a new course' : `${items.length} new courses`;
  return {
    to: reader.email,
    content: {
      subject: isOne
        ? `${upperFirst(courses)} for “${inert(first.name)}”`
        : `${upperFirst(courses)} for your saved searches`,
      preview: items.map(({ title }) => inert(title)).join(' · '),
      heading: isOne ? `New for “${inert(first.name)}”` : 'New for your saved searches',
      paragraphs: [
        `Since we last looked, ${courses} on ${brand.name} ${items.length === 1 ? 'matches' : 'match'} what you saved.`,
      ],
      items,
      action: isOne ? { label: 'See all matches', url: first.url } : { label: 'See your searches', url: settingsUrl },
      footnote: 'You choose daily, weekly or never for each search on your profile.',
    },
  };
}
