const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.padEnd(110, 'x');
const address = `https://example.org/${'a'.repeat(180)}`;
const email = `${'long.name.of.a.person.'.repeat(5)}end@${'department-of-letters.'.repeat(4)}example`;

/** Texts that stand before what people wrote in the demo data. */
export const strangeTexts = {
  words: [word, word.toUpperCase(), address, email],
  scripts: [
    'हिन्दी में श्रीमती ज्योत्स्ना क्षत्रिय',
    'ঐন্দ্রিলা বন্দ্যোপাধ্যায়',
    'தமிழ்ச்செல்வி ஸ்ரீனிவாசன்',
    'వేంకటేశ్వర్లు శ్రీనివాస్',
    'ಶ್ರೀಮತಿ ಲಕ್ಷ್ಮೀ ಕೃಷ್ಣಮೂರ್ತಿ',
    'ശ്രീലക്ഷ്മി കൃഷ്ണൻകുട്ടി',
    'જ્યોત્સ્ના શ્રોફ કૃષ્ણકાંત',
    'مُحَمَّدٌ الأُسْتَاذُ 👩🏽‍🏫🎉',
  ],
} as const;

export type StrangeTexts = keyof typeof strangeTexts;

export const isStrangeTexts = (kind: string): kind is StrangeTexts => Object.hasOwn(strangeTexts, kind);
