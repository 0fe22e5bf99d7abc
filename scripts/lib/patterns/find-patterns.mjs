// @ts-check
import ts from 'typescript';

/**
 * @typedef {object} Pattern
 * @property {string} file
 * @property {number} line
 * @property {string | null} source  null when the pattern is computed at run time
 * @property {string} flags
 */

/**
 * Finds the regular expressions of a file: literals, `RegExp(…)` and the `pattern` of a schema.
 * @param {string} file
 * @param {string} text
 * @returns {Pattern[]}
 */
export function findPatterns(file, text) {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const constants = constantsOf(tree);
  /** @type {Pattern[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const pattern = patternOf(node, constants);
    if (pattern) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
      found.push({ file, line: line + 1, ...pattern });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/**
 * @param {ts.Node} node
 * @param {Map<string, ts.Expression>} constants
 * @returns {{ source: string | null, flags: string } | null}
 */
function patternOf(node, constants) {
  if (ts.isRegularExpressionLiteral(node)) return partsOf(node.text);
  if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp') {
    const [source, flags] = node.arguments ?? [];
    return {
      source: source ? textOf(source, constants) : '',
      flags: flags ? (textOf(flags, constants) ?? '') : '',
    };
  }
  // JSON schemas compile their patterns with the flag u.
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'pattern' && isText(node.initializer, constants)) {
    return { source: textOf(node.initializer, constants), flags: 'u' };
  }
  return null;
}

/** @param {string} literal  e.g. `/a+/g` */
function partsOf(literal) {
  const end = literal.lastIndexOf('/');
  return { source: literal.slice(1, end), flags: literal.slice(end + 1) };
}

/**
 * @param {ts.Expression} expression
 * @param {Map<string, ts.Expression>} constants
 */
const isText = (expression, constants) => textOf(expression, constants) !== null;

/**
 * The text that an expression always has; null when that depends on the run.
 * @param {ts.Expression} expression
 * @param {Map<string, ts.Expression>} constants
 * @returns {string | null}
 */
function textOf(expression, constants) {
  if (ts.isStringLiteralLike(expression)) return expression.text;
  if (ts.isParenthesizedExpression(expression)) return textOf(expression.expression, constants);
  if (ts.isIdentifier(expression)) {
    const value = constants.get(expression.text);
    return value ? textOf(value, constants) : null;
  }
  if (ts.isPropertyAccessExpression(expression) && expression.name.text === 'source') {
    const value = ts.isIdentifier(expression.expression) ? constants.get(expression.expression.text) : undefined;
    const pattern = patternOf(value ?? expression.expression, constants);
    return pattern?.source ?? null;
  }
  if (ts.isTaggedTemplateExpression(expression) && expression.tag.getText() === 'String.raw') {
    return templateText(expression.template, constants, true);
  }
  if (ts.isTemplateExpression(expression)) return templateText(expression, constants, false);
  if (ts.isBinaryExpression(expression) && expression.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    return joined([textOf(expression.left, constants), textOf(expression.right, constants)]);
  }
  return null;
}

/**
 * @param {ts.TemplateLiteral} template
 * @param {Map<string, ts.Expression>} constants
 * @param {boolean} raw
 */
function templateText(template, constants, raw) {
  /** @param {ts.TemplateLiteralLikeNode} part */
  const part = (part) => (raw ? (part.rawText ?? part.text) : part.text);
  if (ts.isNoSubstitutionTemplateLiteral(template)) return part(template);
  return joined([
    part(template.head),
    ...template.templateSpans.flatMap((span) => [textOf(span.expression, constants), part(span.literal)]),
  ]);
}

/** @param {(string | null)[]} parts */
const joined = (parts) => (parts.includes(null) ? null : parts.join(''));

/**
 * The constants of a file by name. A name with two declarations counts as unknown.
 * @param {ts.SourceFile} tree
 */
function constantsOf(tree) {
  /** @type {Map<string, ts.Expression>} */
  const constants = new Map();
  const declared = new Set();
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) {
      const isConstant = ts.getCombinedNodeFlags(node) & ts.NodeFlags.Const;
      if (isConstant && node.initializer && !declared.has(node.name.text)) {
        constants.set(node.name.text, node.initializer);
      } else constants.delete(node.name.text);
      declared.add(node.name.text);
    }
    if (ts.isParameter(node) && ts.isIdentifier(node.name)) {
      constants.delete(node.name.text);
      declared.add(node.name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return constants;
}
