import ts from 'typescript';

const methods = new Set(['get', 'post', 'put', 'patch', 'delete']);

/** A call of the API in the client. */
export interface ClientCall {
  /** E.g. `GET /blogs/{}`. */
  operation: string;
  /** Names of the fields that the body and the query have; null when they are unknown. */
  sends: string[] | null;
}

/** Finds calls of the API. */
export function createCallFinder(checker: ts.TypeChecker) {
  /** The method of a call `http.get(…)`; null for other calls. */
  function methodOf({ expression }: ts.CallExpression): string | null {
    if (!ts.isPropertyAccessExpression(expression) || !methods.has(expression.name.text)) return null;
    return checker.getTypeAtLocation(expression.expression).symbol?.name === 'AxiosInstance'
      ? expression.name.text.toUpperCase()
      : null;
  }

  /** The addresses that an expression may have, with `{}` for each unknown part; empty when all of it is unknown. */
  function addressesOf(expression: ts.Expression): string[] {
    if (ts.isStringLiteralLike(expression)) return [expression.text];
    if (ts.isTemplateExpression(expression)) {
      return expression.templateSpans.reduce<string[]>(
        (heads, { expression: part, literal }) =>
          textsOf(part).flatMap((text) => heads.map((head) => head + text + literal.text)),
        [expression.head.text],
      );
    }
    if (ts.isConditionalExpression(expression)) {
      return [...addressesOf(expression.whenTrue), ...addressesOf(expression.whenFalse)];
    }
    if (!ts.isIdentifier(expression)) return [];
    const declaration = checker.getSymbolAtLocation(expression)?.valueDeclaration;
    if (declaration && ts.isVariableDeclaration(declaration) && declaration.initializer) {
      return addressesOf(declaration.initializer);
    }
    return declaration && ts.isParameter(declaration) ? addressesOfParameter(declaration) : [];
  }

  /** The texts that a part of an address may have; `{}` when its type does not say. */
  function textsOf(part: ts.Expression): string[] {
    const type = checker.getTypeAtLocation(part);
    const texts = (type.isUnion() ? type.types : [type]).map((each) => (each.isStringLiteral() ? each.value : '{}'));
    if (!texts.includes('{}')) return texts;
    const found = ts.isIdentifier(part) ? addressesOf(part) : [];
    return found.length > 0 ? found : ['{}'];
  }

  /** The addresses that the callers in the same module give to a function. */
  function addressesOfParameter(parameter: ts.ParameterDeclaration): string[] {
    const { parent } = parameter;
    const index = parent.parameters.indexOf(parameter);
    const owner = ts.isVariableDeclaration(parent.parent) ? parent.parent.name : parent.name;
    const symbol = owner && checker.getSymbolAtLocation(owner);
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && checker.getSymbolAtLocation(node.expression) === symbol) {
        const argument = node.arguments[index];
        if (argument) found.push(...addressesOf(argument));
      }
      ts.forEachChild(node, visit);
    };
    visit(parameter.getSourceFile());
    return found;
  }

  function namesOf(expression: ts.Expression | undefined): string[] | null {
    if (!expression) return [];
    const type = checker.getTypeAtLocation(expression);
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown) || type.symbol?.name === 'FormData') return null;
    const parts = type.isUnion() ? type.types : [type];
    if (parts.some((part) => checker.getIndexTypeOfType(part, ts.IndexKind.String))) return null;
    return parts.flatMap((part) => checker.getPropertiesOfType(part).map(({ name }) => name));
  }

  /** What a call sends: its body, and the query in its options. */
  function sentBy(call: ts.CallExpression, method: string): string[] | null {
    const hasBody = ['POST', 'PUT', 'PATCH'].includes(method);
    const options = call.arguments[hasBody ? 2 : 1];
    const query = options && ts.isObjectLiteralExpression(options) ? optionOf(options, 'params') : undefined;
    const lists = [hasBody ? namesOf(call.arguments[1]) : [], namesOf(query)];
    return lists.includes(null) ? null : lists.flatMap((names) => names ?? []);
  }

  /** @returns the calls of a node; null when it is no call of the API, empty when its address is unknown */
  return (node: ts.Node): ClientCall[] | null => {
    if (!ts.isCallExpression(node)) return null;
    const method = methodOf(node);
    const [address] = node.arguments;
    if (!method || !address) return null;
    const sends = sentBy(node, method);
    return addressesOf(address).map((path) => ({ operation: `${method} ${path.replace(/\?.*$/, '')}`, sends }));
  };
}

function optionOf(options: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const property = options.properties.find((each) => each.name?.getText() === name);
  if (!property) return undefined;
  if (ts.isPropertyAssignment(property)) return property.initializer;
  return ts.isShorthandPropertyAssignment(property) ? property.name : undefined;
}
