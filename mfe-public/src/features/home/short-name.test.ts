import { shortName } from './short-name';

test.each([
  ['UX Research Studio', 'UX Research Studio'],
  ['React and TypeScript, the Working Parts', 'React and TypeScript'],
  ['Generative AI for Developers: Retrieval, Agents and Evaluation', 'Generative AI'],
  ['Apache Spark and Delta Lake for Data Engineers', 'Apache Spark'],
  ['Node.js Services that Last', 'Node.js Services'],
  ['Statistics You Can Defend', 'Statistics You Can Defend'],
  ['SAP S/4HANA Finance', 'SAP S/4HANA Finance'],
  ['Incomprehensibilities', 'Incomprehensibilities'],
])('shortens %s to %s, a prefix of the name', (name, short) => {
  expect(shortName(name)).toBe(short);
  expect(name.startsWith(short)).toBe(true);
});
