/** Consonants that scripts and people write for each other. */
const alike = ['kgcqx', 'td', 'pbfvw', 'szjcx', 'mn', 'lr'];
const isVowel = (letter: string) => 'aeiouy'.includes(letter);

function costOfLetter(letter: string, before: string | undefined): number {
  if (letter === 'h' || letter === before) return 0.2;
  return isVowel(letter) ? 0.4 : 0.7;
}

function costOfChange(one: string, other: string): number {
  if (one === other) return 0;
  if (isVowel(one) && isVowel(other)) return 0.4;
  return alike.some((letters) => letters.includes(one) && letters.includes(other)) ? 0.3 : 1;
}

/**
 * How differently two words sound: 0 when they have the same letters, about 1 when they share none. An edit distance in
 * which vowels, breath and voice count less than other letters.
 */
export function soundDistance(one: string, other: string): number {
  const costsOf = (word: string) =>
    [...word].map((letter, at) => ({ letter, cost: costOfLetter(letter, word[at - 1]) }));
  const columns = costsOf(other);
  let above = [0];
  for (const { cost } of columns) above.push(Number(above.at(-1)) + cost);
  for (const { letter: from, cost } of costsOf(one)) {
    const row = [Number(above[0]) + cost];
    for (const [at, to] of columns.entries()) {
      const changed = Number(above[at]) + costOfChange(from, to.letter);
      row.push(Math.min(changed, Number(above[at + 1]) + cost, Number(row[at]) + to.cost));
    }
    above = row;
  }
  return Number(above.at(-1)) / Math.max(1, one.length, other.length);
}
