/** Replaces the URL of a font or a picture. */
module.exports = '/asset';
