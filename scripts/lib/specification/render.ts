import { type Chapter, listOf, type Row, readChapters, testOf } from './chapters';
import { recordFile } from './problems';

const header = `# Specification

<!-- Generated from docs/specification/*.yaml by \`npm run generate\`. Do not edit. -->

Every statement of the two specification documents: part 1 is *online live-course marketplace, learner, public and shared platform side*
(ids with L), part 2 is *live course marketplace, trainer area* (ids with T). The ids with M are messages that the project adds. Each row
names where the statement is implemented and the test that holds it, or the decision record that deviates. The data is in
[specification/](specification/); [recipes/specification.md](recipes/specification.md) explains how to change it.
`;

const cell = (text: string) => text.replaceAll('<', '&lt;');

const codeCell = (row: Row) =>
  listOf(row.code).map((anchor) => `\`${anchor.replace('#', '` ')}${anchor.includes('#') ? '' : '`'}`);

const testCell = (row: Row) =>
  listOf(row.tests).map((anchor) => {
    const { file, title } = testOf(anchor);
    return `\`${file}\`${title ? `: ${cell(title)}` : ''}`;
  });

function evidence(row: Row): string[] {
  const state = row.state === 'missing' ? ['**missing**'] : [];
  const record = row.record ? [`record [${row.record}](decisions/${recordFile(row.record)})`] : [];
  return [...state, ...testCell(row), ...record, ...(row.note ? [cell(row.note)] : [])];
}

const line = (row: Row) =>
  `| ${row.id} | ${cell(row.says)} | ${codeCell(row).join(', ')} | ${evidence(row).join('; ')} |`;

function chapterText({ title, groups }: Chapter): string {
  const tables = groups.map(
    (group) =>
      `### ${group.id} ${group.title}\n| id | statement | implementation | test or record |\n|---|---|---|---|\n${group.rows.map(line).join('\n')}\n`,
  );
  return `## ${title}\n${tables.join('\n')}`;
}

function summary(chapters: Chapter[]): string {
  const rows = chapters.flatMap(({ groups }) => groups.flatMap((group) => group.rows));
  const lines = chapters.map(({ title, groups }) => {
    const own = groups.flatMap((group) => group.rows);
    return `| ${title} | ${own.length} | ${own.filter((row) => row.record).length} | ${own.filter((row) => row.state).length} |`;
  });
  const missing = rows.filter((row) => row.state).map(({ id }) => id);
  const total = `| all | ${rows.length} | ${rows.filter((row) => row.record).length} | ${missing.length} |`;
  return `| chapter | rows | with a decision record | missing |\n|---|---|---|---|\n${lines.join('\n')}\n${total}\n`;
}

/** Contents of the generated document, by its path below the repository's root. */
export function specificationFiles(chapters = readChapters()): Record<string, string> {
  return {
    'docs/specification.md': [header, summary(chapters), ...chapters.map(chapterText)].join('\n'),
  };
}
