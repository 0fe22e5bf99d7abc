/** The header `content-disposition` (RFC 6266), by which browsers and programs name a file that they save. */
export function dispositionOf(name: string, kind: 'attachment' | 'inline' = 'attachment'): string {
  const safe = name.replace(/\p{Surrogate}/gu, '\ufffd').replace(/[\p{Control}\p{Bidi_Control}"\\/]+/gu, '-');
  if (/^[ -~]*$/.test(safe)) return `${kind}; filename="${safe}"`;
  const encoded = encodeURIComponent(safe).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${kind}; filename*=UTF-8''${encoded}`;
}
