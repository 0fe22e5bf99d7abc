/** Stands in for the address of a font or a picture. */
module.exports = '/asset';
