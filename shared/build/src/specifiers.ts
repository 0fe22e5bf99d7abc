const string = `['"]([^'"\`\\n]{1,200})['"]`;
const inScripts = [
  new RegExp(`\\bfrom\\s{1,9}${string}`, 'g'),
  new RegExp(`\\bimport\\s{1,9}${string}`, 'g'),
  new RegExp(`\\b(?:import|require|require\\.resolve|import\\.meta\\.resolve|new URL)\\(\\s{0,99}${string}`, 'g'),
  // Settings of jest that name a package.
  new RegExp(`\\b(?:preset|testEnvironment|runner|testRunner|resolver):\\s{0,9}${string}`, 'g'),
];
const inStyles = [/\burl\(["']?([^"')\s]{1,200})["']?\)/g, /@import\s{1,9}["']([^"'\n]{1,200})["']/g];
const comments = /\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/|^[ \t]*\/\/.*$/gm;
const typeImports = /^(?:import|export) type [^'";]{0,9999}from ['"][^'"\n]{1,200}['"]/gm;

/**
 * What the text of a script or a style sheet names: modules, style sheets, fonts, packages, addresses.
 * @param withTypes  whether imports of types count, which bundles leave out
 */
export function specifiersIn(file: string, text: string, withTypes = true): string[] {
  const patterns = file.endsWith('.css') ? inStyles : /\.[cm]?[jt]sx?$/.test(file) ? inScripts : [];
  const code = text.replace(comments, '').replace(withTypes ? /$^/ : typeImports, '');
  return patterns.flatMap((pattern) => [...code.matchAll(pattern)].map(([, specifier = '']) => specifier));
}
