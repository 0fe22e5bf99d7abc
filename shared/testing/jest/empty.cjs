/** Stands in for a style sheet. */
module.exports = {};
