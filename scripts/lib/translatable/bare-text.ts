import ts from 'typescript';
import { Expressions, each, nodeNamesOf, type Rendered, returnedBy } from './rendered';

/**
 * A text of JSX that is a text node of its own. The translator of a browser replaces text nodes by elements. React then
 * writes a change of the text outside of the page, and fails when it removes the text or inserts an element before it.
 */
export interface BareText {
  file: string;
  line: number;
  why: string;
}

interface Component {
  name: string;
  fn: ts.SignatureDeclaration;
  expressions: Expressions;
}

type Element = ts.JsxElement | ts.JsxSelfClosingElement;
type Child = ts.JsxChild | ts.Expression;

/** Texts that change, or that stand behind elements that come and go, without an element of their own. */
export function findBareTexts(files: readonly ts.SourceFile[]): BareText[] {
  const nodeNames = nodeNamesOf(files);
  const all = files.map((file) => ({ file, expressions: new Expressions(file, nodeNames) }));
  const components = all.flatMap(({ file, expressions }) => componentsOf(file, expressions));
  const unsteady = new Set(components.filter(isUnsteady).map(({ name }) => name));
  const slots = openSlots(components);
  return all.flatMap(({ file, expressions }) => {
    const found: BareText[] = [];
    const note = (node: ts.Node, why: string) => {
      const { line } = file.getLineAndCharacterOfPosition(node.getEnd());
      found.push({ file: file.fileName, line: line + 1, why });
    };
    for (const { name, node } of componentsOf(file, expressions).flatMap(returnsOf)) {
      if (expressions.of(node).includes('text')) note(node, `${name} returns a text`);
    }
    each(file, (node) => {
      if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
        for (const [child, why] of bareChildren(node, expressions, unsteady)) note(child, why);
      }
      for (const { slot, value } of isElement(node) ? passedBy(node) : []) {
        if (slots.has(slot) && isText(value, expressions)) note(value, `${slot} is a text beside other children`);
      }
    });
    return found;
  });
}

function bareChildren(parent: ts.JsxElement | ts.JsxFragment, expressions: Expressions, unsteady: Set<string>) {
  const children = childrenOf(parent);
  const isAlone = children.length === 1 && ts.isJsxElement(parent);
  const found: [Child, string][] = [];
  let isBehind = false;
  for (const child of isAlone ? [] : children) {
    const rendered = renderedBy(child, expressions, unsteady);
    if (isFixedText(child)) {
      if (ts.isJsxFragment(parent)) found.push([child, 'a fragment has a text of its own']);
      else if (isBehind) found.push([child, 'a text stands behind elements that come and go']);
    } else if (rendered.includes('text')) found.push([child, 'a text that changes has siblings']);
    isBehind ||= rendered.some((part) => part !== 'element');
  }
  return found;
}

function renderedBy(child: Child, expressions: Expressions, unsteady: ReadonlySet<string>): Rendered[] {
  if (ts.isJsxText(child)) return [];
  if (isElement(child)) return [unsteady.has(tagOf(child)) ? 'elements' : 'element'];
  if (ts.isJsxFragment(child)) return ['element'];
  const expression = ts.isJsxExpression(child) ? child.expression : (child as ts.Expression);
  return expression && !isFixedText(child) ? expressions.of(expression) : [];
}

const isText = (child: Child, expressions: Expressions) =>
  isFixedText(child) || renderedBy(child, expressions, new Set()).includes('text');

/** Props that components render beside other children, as `Component.prop`. */
function openSlots(components: readonly Component[]): Set<string> {
  const open = new Set<string>();
  for (let before = -1; before < open.size; ) {
    before = open.size;
    for (const { name, fn, expressions } of components) {
      const add = (child: Child) => {
        for (const part of renderedBy(child, expressions, new Set()))
          if (typeof part === 'object') open.add(`${name}.${part.prop}`);
      };
      returnedBy(fn).forEach(add);
      each(fn, (node) => {
        if (ts.isJsxFragment(node) || (ts.isJsxElement(node) && childrenOf(node).length > 1))
          childrenOf(node).forEach(add);
        for (const { slot, value } of isElement(node) ? passedBy(node) : []) if (open.has(slot)) add(value);
      });
    }
  }
  return open;
}

/** What an element passes to its component: attributes, and children. */
function passedBy(element: Element): { slot: string; value: Child }[] {
  const name = tagOf(element);
  const { attributes } = ts.isJsxElement(element) ? element.openingElement : element;
  const passed = attributes.properties.flatMap((attribute) =>
    ts.isJsxAttribute(attribute) && attribute.initializer
      ? [{ slot: `${name}.${attribute.name.getText()}`, value: attribute.initializer as Child }]
      : [],
  );
  const children = ts.isJsxElement(element) ? childrenOf(element) : [];
  return [...passed, ...children.map((value) => ({ slot: `${name}.children`, value }))];
}

function componentsOf(file: ts.SourceFile, expressions: Expressions): Component[] {
  const found: Component[] = [];
  const add = (name: string, fn: ts.SignatureDeclaration) => {
    if (/^[A-Z][a-z]/.test(name)) found.push({ name, fn, expressions });
  };
  each(file, (node) => {
    if (ts.isFunctionDeclaration(node) && node.name) add(node.name.text, node);
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isArrowFunction(node.initializer))
      add(node.name.getText(), node.initializer);
  });
  return found;
}

const returnsOf = ({ name, fn }: Component) => returnedBy(fn).map((node) => ({ name, node }));

/** Whether the component renders nothing or another element at times. */
function isUnsteady({ fn, expressions }: Component): boolean {
  const returned = returnedBy(fn);
  return returned.length !== 1 || returned.some((node) => expressions.of(node).some((part) => part !== 'element'));
}

const isElement = (node: ts.Node): node is Element => ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node);

const tagOf = (element: Element) => (ts.isJsxElement(element) ? element.openingElement : element).tagName.getText();

/** A text that never changes. Translators leave white space as it is. */
function isFixedText(child: Child): boolean {
  if (ts.isJsxText(child)) return true;
  const expression = ts.isJsxExpression(child) ? child.expression : child;
  return expression !== undefined && ts.isStringLiteralLike(expression);
}

/** Children without comments and without white space. */
const childrenOf = (parent: ts.JsxElement | ts.JsxFragment) =>
  parent.children.filter((child) => {
    if (ts.isJsxText(child)) return child.text.trim() !== '';
    if (!ts.isJsxExpression(child)) return true;
    const { expression } = child;
    return expression !== undefined && !(ts.isStringLiteralLike(expression) && expression.text.trim() === '');
  });
