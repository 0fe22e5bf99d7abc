/** Exports of the newest released version of the contract. */
export interface Released {
  version: string;
  exports: Readonly<Record<string, string>>;
}

/** Interfaces that the host implements: a new member breaks no remote. Remotes write the others themselves. */
const ofHost = /#(?:\w+Services?|DeviceStore|Readable)\./;
const isOptional = (declaration: string) => /^(?:readonly )?\w+\?[:(]/.test(declaration);
const numbers = (version: string): [number, number] => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [major, minor];
};

/**
 * Compares the contract with its newest released version.
 * @returns what the version number does not allow; empty when the number fits
 */
export function contractProblems(released: Released, exports: ReadonlyMap<string, string>, version: string): string[] {
  const [oldMajor, oldMinor] = numbers(released.version);
  const [major, minor] = numbers(version);
  if (major > oldMajor) return [];
  const problems: string[] = [];
  for (const [name, declaration] of Object.entries(released.exports)) {
    const now = exports.get(name);
    // The number itself changes with every version.
    if (now === declaration || (now && name === 'version#CONTRACT_VERSION')) continue;
    problems.push(`${name} ${now === undefined ? 'was removed' : 'has changed'}: raise the major version`);
  }
  for (const [name, declaration] of exports) {
    if (name in released.exports || isOptional(declaration)) continue;
    const isMember = name.includes('.');
    const isNewInterface = isMember && !(name.slice(0, name.indexOf('.')) in released.exports);
    if (isMember && !isNewInterface && !ofHost.test(name)) {
      problems.push(`${name} is a new member that remotes must write: raise the major version`);
    } else if (minor <= oldMinor) problems.push(`${name} is new: raise the minor version`);
  }
  return problems;
}
