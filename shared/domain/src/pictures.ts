/** Formats of uploaded pictures: what the server decodes and what pages offer. Hints on pages can name fewer. */
export const pictureKinds = ['png', 'jpeg', 'gif', 'webp', 'avif'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** Types for file dialogs. The server checks the content. */
export const pictureTypes: readonly string[] = pictureKinds.map((kind) => `image/${kind}`);

export const pictureTypeMessage = 'Please choose a PNG, JPG, GIF, WebP or AVIF picture';
