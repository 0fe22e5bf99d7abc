import ts from 'typescript';

/** Finds fields of the generated types. */
export function createFieldFinder(checker: ts.TypeChecker, wire: ts.SourceFile) {
  /** Where a field is declared, e.g. `Post.title`; null when the API's types do not declare it. */
  function declaredAt(property: ts.Symbol | undefined): string | null {
    const declaration = property?.declarations?.find((each) => each.getSourceFile() === wire);
    return declaration && ts.isPropertySignature(declaration) ? pathOf(declaration) : null;
  }

  function isLibrary(type: ts.Type): boolean {
    const declaration = type.symbol?.declarations?.[0];
    return declaration !== undefined && /\/node_modules\//.test(declaration.getSourceFile().fileName);
  }

  /** The type behind lists, promises, alternatives and null. */
  function partsOf(type: ts.Type): ts.Type[] {
    if (type.isUnion()) return type.types.flatMap(partsOf);
    if (isOpen(type)) return [type];
    const awaited = checker.getAwaitedType(type);
    if (awaited && awaited !== type) return partsOf(awaited);
    const element = checker.isArrayLikeType(type) ? checker.getIndexTypeOfType(type, ts.IndexKind.Number) : undefined;
    return element ? partsOf(element) : [type];
  }

  /** Adds the fields of a type and of all types below it. */
  function addAll(type: ts.Type, found: Set<string>, seen = new Set<ts.Type>()): void {
    for (const part of partsOf(type)) {
      if (seen.has(part) || isLibrary(part) || !(part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)))
        continue;
      seen.add(part);
      for (const property of checker.getPropertiesOfType(part)) {
        const at = declaredAt(property);
        if (at) found.add(at);
        addAll(checker.getTypeOfSymbol(property), found, seen);
      }
      const values = checker.getIndexTypeOfType(part, ts.IndexKind.String);
      if (values) addAll(values, found, seen);
    }
  }

  /** Adds the fields of a value that a place of another type reads. */
  function addAssigned(from: ts.Type, to: ts.Type, found: Set<string>, seen = new Set<string>()): void {
    const targets = partsOf(to);
    for (const source of partsOf(from)) {
      for (const target of targets) {
        if (isOpen(target)) addAll(source, found);
        else addProperties(source, target, found, seen);
      }
    }
  }

  function addProperties(source: ts.Type, target: ts.Type, found: Set<string>, seen: Set<string>): void {
    const key = `${idOf(source)} ${idOf(target)}`;
    if (source === target || seen.has(key) || isLibrary(target)) return;
    seen.add(key);
    for (const property of checker.getPropertiesOfType(target)) {
      const own = checker.getPropertyOfType(source, property.name);
      const at = declaredAt(own);
      if (!own || !at) continue;
      found.add(at);
      addAssigned(checker.getTypeOfSymbol(own), checker.getTypeOfSymbol(property), found, seen);
    }
  }

  const ids = new Map<ts.Type, number>();
  const idOf = (type: ts.Type) => {
    if (!ids.has(type)) ids.set(type, ids.size);
    return ids.get(type);
  };

  /** Whether a value has fields that the API declares, itself or in what it lists. */
  const isFromApi = (type: ts.Type) =>
    partsOf(type).some(
      (part) => !isLibrary(part) && checker.getPropertiesOfType(part).some((each) => declaredAt(each) !== null),
    );

  return { declaredAt, addAll, addAssigned, isFromApi };
}

/** Any code may read every field of a value that has this type. */
const isOpen = ({ flags }: ts.Type) =>
  (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.TypeParameter | ts.TypeFlags.NonPrimitive)) !== 0;

const skipped = new Set(['responses', 'content', 'application/json']);

/** The names of a property and of those that hold it, from the component or the operation on. */
function pathOf(declaration: ts.PropertySignature): string {
  const names: string[] = [];
  for (let at: ts.Node = declaration; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isPropertySignature(at)) names.unshift(textOf(at.name));
  }
  const [first, ...rest] = names;
  // components.schemas.<component>…, or <operation>.responses.<status>.content.application/json…
  return first === 'schemas'
    ? rest.join('.')
    : [first, ...rest.filter((name) => !skipped.has(name)).slice(1)].join('.');
}

const textOf = (name: ts.PropertyName) =>
  ts.isStringLiteral(name) || ts.isNumericLiteral(name) || ts.isIdentifier(name) ? name.text : name.getText();
