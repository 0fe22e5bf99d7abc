import { basename } from 'node:path';
import ts from 'typescript';
import { createCallFinder } from './client-calls';
import type { ClientProgram } from './program';
import { createFieldFinder } from './wire-types-read';

/** What one declaration of the client reads, with all that it uses. */
export interface Reads {
  /** Calls with their addresses, e.g. `GET /blogs/{}`, and the names of what they send; null when unknown. */
  calls: Map<string, string[] | null>;
  /** Declared fields, e.g. `Post.title`. */
  fields: Set<string>;
}

type Declaration = ts.Declaration | ts.VariableDeclaration;

/** A top-level declaration: what it reads itself, and what it uses. */
interface OwnReads extends Reads {
  uses: Set<Declaration>;
}

export interface ClientReads {
  /** By module and export. */
  modules: Map<string, Map<string, Reads>>;
  /** Places of calls whose address no source names, e.g. `verification.ts:48`. */
  unknownCalls: string[];
}

/** Finds which operations each export of the client calls, and which fields of their answers it reads. */
export function findReads({ checker, files, wire }: ClientProgram): ClientReads {
  const fieldsOf = createFieldFinder(checker, wire);
  const callsOf = createCallFinder(checker);
  const own = new Map<Declaration, OwnReads>();
  const unknownCalls: string[] = [];
  const inClient = new Set(files);

  function readsOf(declaration: Declaration): OwnReads {
    const known = own.get(declaration);
    if (known) return known;
    const reads: OwnReads = { calls: new Map(), fields: new Set(), uses: new Set() };
    own.set(declaration, reads);
    visit(declaration, reads);
    return reads;
  }

  function visit(node: ts.Node, reads: OwnReads): void {
    if (ts.isTypeNode(node)) return;
    if (ts.isIdentifier(node)) addUse(node, reads);
    addCalls(node, reads);
    addFields(node, reads);
    ts.forEachChild(node, (child) => visit(child, reads));
  }

  function addUse(identifier: ts.Identifier, { uses }: OwnReads): void {
    let symbol = checker.getSymbolAtLocation(identifier);
    if (ts.isShorthandPropertyAssignment(identifier.parent)) {
      symbol = checker.getShorthandAssignmentValueSymbol(identifier.parent);
    }
    if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
    const declaration = symbol?.valueDeclaration && topLevelOf(symbol.valueDeclaration);
    if (declaration && inClient.has(declaration.getSourceFile())) uses.add(declaration);
  }

  function addCalls(node: ts.Node, { calls }: OwnReads): void {
    const found = callsOf(node);
    if (!found) return;
    for (const { operation, sends } of found) {
      const before = calls.get(operation);
      calls.set(operation, sends === null || before === null ? null : [...(before ?? []), ...sends]);
    }
    if (found.length === 0) unknownCalls.push(placeOf(node));
  }

  function addFields(node: ts.Node, { fields }: OwnReads): void {
    if (ts.isPropertyAccessExpression(node)) addField(checker.getSymbolAtLocation(node.name), fields);
    else if (ts.isElementAccessExpression(node)) addElement(node, fields);
    else if (ts.isObjectBindingPattern(node)) addPattern(node, fields);
    else if (ts.isSpreadAssignment(node)) addSpread(node, fields);
    else if (ts.isExpression(node)) addPassed(node, fields);
    if (ts.isFunctionLike(node) && isExported(node)) {
      const signature = checker.getSignatureFromDeclaration(node);
      if (signature) fieldsOf.addAll(checker.getReturnTypeOfSignature(signature), fields);
    }
  }

  function addField(property: ts.Symbol | undefined, fields: Set<string>): void {
    const at = fieldsOf.declaredAt(property);
    if (at) fields.add(at);
  }

  /** A field whose name is in a variable may be any field. */
  function addElement({ expression, argumentExpression }: ts.ElementAccessExpression, fields: Set<string>): void {
    const type = checker.getTypeAtLocation(expression);
    const key = checker.getTypeAtLocation(argumentExpression);
    if (checker.isArrayLikeType(checker.getNonNullableType(type))) return;
    const names = key.isUnion() ? key.types : [key];
    for (const name of names) {
      if (name.isStringLiteral()) addField(checker.getPropertyOfType(type, name.value), fields);
      else if (fieldsOf.isFromApi(type)) fieldsOf.addAll(type, fields);
    }
  }

  function addPattern(pattern: ts.ObjectBindingPattern, fields: Set<string>): void {
    const type = checker.getTypeAtLocation(pattern);
    for (const { propertyName, name, dotDotDotToken } of pattern.elements) {
      if (dotDotDotToken) {
        fieldsOf.addAll(checker.getTypeAtLocation(name), fields);
        continue;
      }
      const key = propertyName ?? name;
      if (ts.isIdentifier(key) || ts.isStringLiteral(key)) addField(checker.getPropertyOfType(type, key.text), fields);
    }
  }

  /** `{ ...value }` reads what the place of the object needs. */
  function addSpread({ expression, parent }: ts.SpreadAssignment, fields: Set<string>): void {
    const type = checker.getTypeAtLocation(expression);
    if (!fieldsOf.isFromApi(type)) return;
    const place = checker.getContextualType(parent);
    if (place) fieldsOf.addAssigned(type, place, fields);
    else fieldsOf.addAll(type, fields);
  }

  /** A value of the API in a place of another type: an argument, a result, an initializer. */
  function addPassed(node: ts.Expression, fields: Set<string>): void {
    if (isNameOf(node) || ts.isFunctionLike(node)) return;
    const place = declaredParameterOf(node) ?? checker.getContextualType(node);
    if (!place) return;
    const type = checker.getTypeAtLocation(node);
    if (type !== place && fieldsOf.isFromApi(type)) fieldsOf.addAssigned(type, place, fields);
    if (ts.isIdentifier(node)) addCallback(node, checker.getContextualType(node), fields);
  }

  /** A function as an argument reads what its parameters need of the values that it gets. */
  function addCallback(node: ts.Identifier, place: ts.Type | undefined, fields: Set<string>): void {
    const { parameters = [] } = checker.getTypeAtLocation(node).getCallSignatures()[0]?.declaration ?? {};
    for (const signature of place?.getCallSignatures() ?? []) {
      for (const [index, given] of signature.getParameters().entries()) {
        const type = checker.getTypeOfSymbol(given);
        const own = parameters[index];
        if (own && fieldsOf.isFromApi(type)) fieldsOf.addAssigned(type, checker.getTypeAtLocation(own), fields);
      }
    }
  }

  /** The type of a parameter before inference, which may be open. */
  function declaredParameterOf(node: ts.Expression): ts.Type | undefined {
    const call = node.parent;
    if (!ts.isCallExpression(call)) return undefined;
    const { parameters = [] } = checker.getResolvedSignature(call)?.declaration ?? {};
    const parameter = parameters[call.arguments.indexOf(node)];
    return parameter && checker.getTypeAtLocation(parameter);
  }

  /** What a declaration reads with all that it uses. */
  function closureOf(declaration: Declaration): Reads {
    const reached = new Set([declaration]);
    const calls: Reads['calls'] = new Map();
    const fields = new Set<string>();
    // A set also visits what is added meanwhile.
    for (const each of reached) {
      const reads = readsOf(each);
      for (const [operation, sends] of reads.calls) calls.set(operation, sends);
      for (const field of reads.fields) fields.add(field);
      for (const used of reads.uses) reached.add(used);
    }
    return { calls, fields };
  }

  const modules = new Map<string, Map<string, Reads>>();
  for (const file of files) {
    const symbol = checker.getSymbolAtLocation(file);
    const exports = symbol ? checker.getExportsOfModule(symbol) : [];
    const reads = exports.flatMap((each): [string, Reads][] => {
      const target = each.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each;
      const declaration = target.valueDeclaration && topLevelOf(target.valueDeclaration);
      return declaration ? [[each.name, closureOf(declaration)]] : [];
    });
    modules.set(basename(file.fileName).replace(/\.tsx?$/, ''), new Map(reads));
  }
  return { modules, unknownCalls: unknownCalls.sort() };
}

/** The declaration of a module that contains a node; null for parameters of functions of other modules and for types. */
function topLevelOf(node: ts.Node): Declaration | null {
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    const { parent } = at;
    if (ts.isVariableDeclaration(at) && ts.isSourceFile(parent.parent.parent)) return at;
    if (ts.isSourceFile(parent)) return ts.isFunctionDeclaration(at) || ts.isClassDeclaration(at) ? at : null;
  }
  return null;
}

function isExported(node: ts.SignatureDeclaration): boolean {
  const holder = ts.isFunctionDeclaration(node) ? node : node.parent?.parent?.parent;
  const isTopLevel = holder && (ts.isFunctionDeclaration(holder) || ts.isVariableStatement(holder));
  return isTopLevel
    ? (ts.getModifiers(holder)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false)
    : false;
}

/** Whether an expression is the name of a field, or is read by the expression around it. */
function isNameOf(node: ts.Expression): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent)) return true;
  return ts.isCallExpression(parent) && parent.expression === node;
}

function placeOf(node: ts.Node): string {
  const file = node.getSourceFile();
  return `${basename(file.fileName)}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}
