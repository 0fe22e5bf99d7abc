import { extensionOf } from '@kaksha/domain/materials';

type Test = (bytes: Buffer) => boolean;

const startsWith =
  (...signatures: string[]): Test =>
  (bytes) =>
    signatures.some((signature) => bytes.toString('latin1', 0, signature.length) === signature);

const isText: Test = (bytes) => {
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(bytes).includes('\0');
  } catch {
    return false;
  }
};
const isZip = startsWith('PK\x03\x04', 'PK\x05\x06');
const isJpeg = startsWith('\xff\xd8\xff');
const isIsoMedia: Test = (bytes) => bytes.toString('latin1', 4, 8) === 'ftyp';

const tests: ReadonlyMap<string, Test> = new Map([
  ['pdf', startsWith('%PDF-')],
  ['docx', isZip],
  ['pptx', isZip],
  ['xlsx', isZip],
  ['zip', isZip],
  ['txt', isText],
  ['md', isText],
  ['csv', isText],
  ['png', startsWith('\x89PNG\r\n\x1a\n')],
  ['jpg', isJpeg],
  ['jpeg', isJpeg],
  ['webp', (bytes) => startsWith('RIFF')(bytes) && bytes.toString('latin1', 8, 12) === 'WEBP'],
  ['mp3', (bytes) => startsWith('ID3')(bytes) || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0)],
  ['m4a', isIsoMedia],
  ['mp4', isIsoMedia],
  ['webm', startsWith('\x1a\x45\xdf\xa3')],
]);

/** Whether the bytes begin as a file with this extension does. Text must be UTF-8. */
export function matchesItsName(bytes: Buffer, fileName: string): boolean {
  return tests.get(extensionOf(fileName))?.(bytes) ?? false;
}
