import type { CodeChallenge } from '@kaksha/api-client/auth';
import { solveChallenge } from 'altcha-lib';

/** Hashes between two moments in which the page draws and answers the user. */
const hashesAtOnce = 500;

/**
 * Searches the number of a challenge. The browser hashes in threads of its own, and the page stays responsive.
 * @returns the proof for the API; null when there is no such number
 */
export async function solve({ challenge, salt, algorithm, maxnumber = 0, signature }: CodeChallenge) {
  for (let start = 0; start <= maxnumber; start += hashesAtOnce) {
    const last = Math.min(maxnumber, start + hashesAtOnce - 1);
    const solution = await solveChallenge(challenge, salt, algorithm, last, start).promise;
    if (solution) return btoa(JSON.stringify({ algorithm, challenge, salt, signature, number: solution.number }));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return null;
}
