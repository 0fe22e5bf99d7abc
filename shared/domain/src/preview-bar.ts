/** Id of the element that pages of a preview have. */
export const previewBarId = 'kaksha-preview';
