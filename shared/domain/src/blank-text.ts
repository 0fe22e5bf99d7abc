const visible = /[^\s\u2800\p{Separator}\p{Control}\p{Format}\p{Surrogate}\p{Mark}\p{Default_Ignorable_Code_Point}]/u;

/** Whether a text shows nothing: it has spaces, invisible characters and marks without a letter only. */
export const isBlank = (text: string): boolean => !visible.test(text);

/** A text without spaces at its ends; '' when it shows nothing. Forms check and send it. */
export const trimmedText = (text: string): string => (isBlank(text) ? '' : text.trim());
