import { deburr } from 'es-toolkit/string/deburr';

/** Nuktas of the Indian scripts, and joiners. */
const unread = /[\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc\u200b-\u200d]/g;

/** Nasals before a consonant, as half letters and as signs. Not of Tamil, which has only letters. */
const nasals =
  /[\u0919\u091e\u0923\u0928\u092e]\u094d|[\u0901\u0902]|[\u0999\u099e\u09a3\u09a8\u09ae]\u09cd|[\u0981\u0982]|[\u0a19\u0a1e\u0a23\u0a28\u0a2e]\u0a4d|[\u0a01\u0a02\u0a70]|[\u0a99\u0a9e\u0aa3\u0aa8\u0aae]\u0acd|[\u0a81\u0a82]|[\u0b19\u0b1e\u0b23\u0b28\u0b2e]\u0b4d|[\u0b01\u0b02]|[\u0c19\u0c1e\u0c23\u0c28\u0c2e]\u0c4d|\u0c02|[\u0c99\u0c9e\u0ca3\u0ca8\u0cae]\u0ccd|\u0c82|[\u0d19\u0d1e\u0d23\u0d28\u0d2e]\u0d4d|[\u0d02\u0d7a\u0d7b]/g;

/** A text to look for words in: the same for हिन्दी and हिंदी, for Łódź and lodz. The API folds further, see decision 0210. */
export const foldedText = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{ASCII}]+/gu, (run) => deburr(run.normalize('NFKC')).normalize('NFD'))
    .toLowerCase()
    .replace(unread, '')
    .replace(nasals, 'ं');
