/** The header that marks a picture which no model drew. */
export const builtInHeader = 'x-built-in';

/** The notice below the success message when no model wrote the text. */
export const builtInTextNotice =
  'No AI model was used. The built-in writer drafted this, so check it before you publish.';

/** The same for a picture. */
export const builtInPictureNotice = 'No AI model was used. This is a drawn placeholder.';
