/** Downloads a text as a file. */
export function downloadText(text: string, { name, type }: { name: string; type: string }): void {
  saveBlob(new Blob([text], { type }), name);
}

/** Downloads bytes as a file with this name. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers start reading after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
