/** Documents whose texts have versions. Version 1 is the built-in text. */
export const legalDocuments = ['terms', 'privacy', 'policy'] as const;
export type LegalDocument = (typeof legalDocuments)[number];

export const legalTitles: Readonly<Record<LegalDocument, string>> = {
  terms: 'Terms',
  privacy: 'Privacy',
  policy: 'Policy',
};

export const legalPath = (document: LegalDocument, number?: number): string =>
  `/${document}${number === undefined ? '' : `?version=${number}`}`;

export const legalStates = ['earlier', 'in-force', 'upcoming'] as const;
export type LegalState = (typeof legalStates)[number];

export interface LegalVersion {
  number: number;
  /** ISO 8601; null for the built-in text. */
  effectiveFrom: string | null;
  state: LegalState;
}

/** A document in one of its versions. */
export interface LegalText {
  document: LegalDocument;
  number: number;
  /** Null for the built-in text. */
  text: string | null;
  effectiveFrom: string | null;
  /** Ascending. */
  versions: LegalVersion[];
}

/** A version that a user is asked to accept. */
export interface PendingConsent {
  document: LegalDocument;
  number: number;
  effectiveFrom: string;
}

/** The next version as an administrator writes it. */
export interface LegalForm {
  text: string;
  /** ISO 8601. */
  effectiveFrom: string;
  mustAccept: boolean;
}

/** A version with who wrote it and how many accepted it. */
export interface ManagedLegalVersion extends LegalVersion {
  /** Null for the built-in text. */
  text: string | null;
  mustAccept: boolean;
  savedAt: string | null;
  savedBy: string | null;
  accepted: number;
}

export interface ManagedLegal {
  document: LegalDocument;
  /** Of the next version, sent back with a save. */
  version: number;
  /** Ascending. */
  versions: ManagedLegalVersion[];
}

export type LegalBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

export interface LegalSection {
  /** Its anchor. */
  id: string;
  title: string;
  blocks: LegalBlock[];
}

/** The sections of a text: `## ` begins one, `- ` an item of a list, and an empty line a paragraph. */
export function legalSections(text: string): LegalSection[] {
  const sections: LegalSection[] = [];
  let isNew = true;
  for (const line of text.split('\n').map((each) => each.trim())) {
    const section = sections.at(-1);
    const last = section?.blocks.at(-1);
    if (line.startsWith('## ')) {
      sections.push({ id: `section-${sections.length + 1}`, title: line.slice(3).trim(), blocks: [] });
      isNew = true;
    } else if (!line) isNew = true;
    else if (line.startsWith('- ')) {
      const item = line.slice(2).trim();
      if (last?.kind === 'list' && !isNew) last.items.push(item);
      else section?.blocks.push({ kind: 'list', items: [item] });
      isNew = false;
    } else {
      if (last?.kind === 'paragraph' && !isNew) last.text += ` ${line}`;
      else section?.blocks.push({ kind: 'paragraph', text: line });
      isNew = false;
    }
  }
  return sections;
}
