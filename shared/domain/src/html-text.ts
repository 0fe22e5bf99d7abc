const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['#39', "'"],
  ['apos', "'"],
  ['nbsp', ' '],
]);

/** The words of some HTML, for previews and descriptions. The result is text: it must not be set as HTML. */
export function htmlToText(html: string): string {
  return html
    .replace(/<(script|style)\b[^>]*>.*?<\/\1\s*>/gis, ' ')
    .replace(/<\/(p|h[1-6]|li|div|blockquote|pre)>|<br\s*\/?>/gi, ' ')
    .replace(/<!--.*?-->|<\/?[a-z][^>]*>/gis, '')
    .replace(/&(#39|\w+);/g, (whole, name: string) => entities.get(name.toLowerCase()) ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The first `length` characters of the HTML's words, with an ellipsis when there are more. */
export function excerptOfHtml(html: string, length: number): string {
  const characters = [...htmlToText(html)];
  return characters.length <= length ? characters.join('') : `${characters.slice(0, length).join('').trimEnd()}…`;
}
