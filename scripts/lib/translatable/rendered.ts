import ts from 'typescript';

/**
 * What an expression renders: an element that stays, elements that come and go, a text, or what the component received
 * as this prop. An empty list is nothing.
 */
export type Rendered = 'element' | 'elements' | 'text' | { prop: string };

const nodeTypes = /\b(?:ReactNode|ReactElement|JSX\.Element)\b/;
const textTypes = /\b(?:string|number)\b/;
const elementCalls = new Set(['createElement', 'createPortal', 'cloneElement', 'useOutlet']);

export function each(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => each(child, visit));
}

const isMember = (node: ts.Node): node is ts.PropertySignature | ts.ParameterDeclaration | ts.MethodDeclaration =>
  ts.isPropertySignature(node) || ts.isParameter(node) || ts.isMethodDeclaration(node);

/** Names that files declare as React nodes and never as texts, such as the dialog that a hook returns. */
export function nodeNamesOf(files: readonly ts.SourceFile[]): Set<string> {
  const nodes = new Set<string>();
  const texts = new Set<string>();
  for (const file of files) {
    each(file, (node) => {
      if (ts.isPropertyAssignment(node) && isJsx(node.initializer)) nodes.add(node.name.getText());
      if (!isMember(node) || !node.type) return;
      const type = node.type.getText();
      if (nodeTypes.test(type)) nodes.add(node.name.getText());
      else if (textTypes.test(type)) texts.add(node.name.getText());
    });
  }
  return new Set(['children', ...[...nodes].filter((name) => !texts.has(name))]);
}

const isJsx = (node: ts.Node) => ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);

/** Expressions that a function returns, without those of functions inside it. */
export function returnedBy(fn: ts.SignatureDeclaration | ts.FunctionExpression): ts.Expression[] {
  const body = (fn as ts.ArrowFunction).body;
  if (!body) return [];
  if (!ts.isBlock(body)) return [body];
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  ts.forEachChild(body, visit);
  return found;
}

/** Tells what expressions of a file render, from the declarations in it. An unknown expression is a text. */
export class Expressions {
  readonly #values = new Map<string, ts.Expression>();
  readonly #functions = new Map<string, ts.SignatureDeclaration>();
  readonly #types = new Map<string, string>();
  readonly #props = new Set<string>();

  constructor(
    file: ts.SourceFile,
    private readonly nodeNames: ReadonlySet<string>,
  ) {
    each(file, (node) => {
      if (ts.isFunctionDeclaration(node) && node.name) this.#functions.set(node.name.text, node);
      if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) this.#noteVariable(node.name.text, node);
      if (ts.isBindingElement(node) && ts.isParameter(node.parent.parent)) this.#props.add(node.name.getText());
      if (isMember(node) && node.type) {
        const name = node.name.getText();
        this.#types.set(name, `${this.#types.get(name) ?? ''} ${node.type.getText()}`);
      }
    });
  }

  #noteVariable(name: string, { initializer, type }: ts.VariableDeclaration) {
    if (type) this.#types.set(name, type.getText());
    else if (initializer && ts.isArrowFunction(initializer)) this.#functions.set(name, initializer);
    else if (initializer) this.#values.set(name, initializer);
  }

  of(node: ts.Expression, depth = 0): Rendered[] {
    const again = (inner: ts.Expression) => this.of(inner, depth + 1);
    const choice = (...inner: ts.Expression[]) => changing(inner.flatMap(again));
    if (depth > 12) return ['text'];
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node))
      return again(node.expression);
    if (isJsx(node)) return ['element'];
    if (isNothing(node)) return [];
    if (ts.isConditionalExpression(node)) return choice(node.whenTrue, node.whenFalse);
    if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return returnedBy(node).flatMap(again);
    if (ts.isBinaryExpression(node)) {
      const { kind } = node.operatorToken;
      if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return choice(node.right);
      if (kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken)
        return choice(node.left, node.right);
      return ['text'];
    }
    if (ts.isCallExpression(node)) return this.#ofCall(node, again);
    if (ts.isIdentifier(node)) return this.#ofName(node.text, again);
    if (ts.isPropertyAccessExpression(node)) return this.#ofMember(node.name.text);
    if (ts.isElementAccessExpression(node)) return again(node.expression);
    if (ts.isArrayLiteralExpression(node)) return choice(...node.elements);
    return ['text'];
  }

  #ofCall({ expression: called, arguments: args }: ts.CallExpression, again: (e: ts.Expression) => Rendered[]) {
    const name = ts.isPropertyAccessExpression(called) ? called.name.text : called.getText();
    if (elementCalls.has(name)) return ['element' as const];
    const callback = name === 'from' ? args[1] : args[0];
    if (/^(?:map|flatMap|from)$/.test(name) && callback) return changing(again(callback));
    return ts.isIdentifier(called) ? this.#ofName(name, again) : this.#ofMember(name);
  }

  #ofName(name: string, again: (inner: ts.Expression) => Rendered[]): Rendered[] {
    if (this.#props.has(name)) return this.#isNode(name) ? ['elements', { prop: name }] : ['text'];
    const value = this.#values.get(name);
    if (value) return again(value);
    const own = this.#functions.get(name);
    return own ? returnedBy(own).flatMap(again) : this.#ofMember(name);
  }

  #ofMember = (name: string): Rendered[] => (this.#isNode(name) ? ['elements'] : ['text']);

  #isNode(name: string): boolean {
    const type = this.#types.get(name);
    return type === undefined ? this.nodeNames.has(name) : nodeTypes.test(type);
  }
}

/** An element of a choice or of a list comes and goes. */
const changing = (rendered: Rendered[]): Rendered[] => [
  'elements',
  ...rendered.filter((part) => part !== 'element' && part !== 'elements'),
];

const isNothing = (node: ts.Expression) =>
  node.kind === ts.SyntaxKind.NullKeyword ||
  node.kind === ts.SyntaxKind.FalseKeyword ||
  (ts.isIdentifier(node) && node.text === 'undefined') ||
  (ts.isStringLiteral(node) && node.text === '');
