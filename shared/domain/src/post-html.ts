const directed = ['dir', 'lang'];

/**
 * Elements and attributes of a post's HTML. The sanitiser keeps these and no others; the editor opens and saves them
 * unchanged, and the public page shows them.
 */
export const postElements: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'th', 'td', 'div'].map((tag) => [tag, directed]),
  ),
  ...Object.fromEntries(
    ['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'span'].map((tag) => [tag, ['style']]),
  ),
  ...Object.fromEntries(['br', 'hr', 'ul', 'pre', 'table', 'tbody', 'tr'].map((tag) => [tag, []])),
  a: ['href', 'target', 'rel', 'style'],
  img: ['src', 'alt', 'width', 'height'],
  iframe: ['src', 'width', 'height', 'sandbox', 'allowfullscreen', 'loading', 'referrerpolicy', 'title'],
  li: ['data-list', ...directed],
  ol: ['start'],
};

/** The class of a picture that is as wide as the text. Its `width` stays, for readers without the style. */
export const fullWidthClass = 'ql-full-width';

/** A value of `dir`. */
export const isDirection = (value: string | undefined): value is string => /^(?:ltr|rtl|auto)$/.test(value ?? '');

/** A value of `lang`, such as `hi` and `en-IN`. */
export const isLanguage = (value: string | undefined): value is string =>
  /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i.test(value ?? '');
