/** Schemes of links in posts. The sanitiser, the editor and the public page allow these and no others. */
export const linkSchemes: readonly string[] = ['https', 'http', 'mailto', 'tel', 'sms', 'whatsapp'];

/** Whether a text is an absolute address with an allowed scheme. */
export const isLinkAddress = (text: string): boolean =>
  linkSchemes.includes(text.slice(0, text.indexOf(':')).toLowerCase()) && URL.canParse(text);
