/** What a process of the version before would not survive, see docs/operations.md. */
const contracting = /\b(drop (table|column|type|schema)|rename|alter column \S+ (set not null|type|set data type))\b/i;

/** @returns the statements of a migration that remove or rename something and do not say since when no code uses it */
export function unexplainedContractions(migration: string): string[] {
  return migration
    .split('--> statement-breakpoint')
    .filter((statement) => contracting.test(statement.replace(/^--.*$/gm, '')) && !/^-- contract: /m.test(statement));
}
