import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { baseImagesOf, suiteOf, withoutDigests } from './base-image';

const dockerfile = readFileSync(join(__dirname, '../../../Dockerfile'), 'utf8');

test('each base image of the Dockerfile is named once and has a Debian release', () => {
  const images = baseImagesOf(withoutDigests(dockerfile));
  expect(images).toHaveLength(1);
  expect(images.map(suiteOf)).toEqual(['bookworm']);
});

test('a stage of the same file is no base image', () => {
  expect(
    baseImagesOf('FROM node:22-trixie-slim AS build\nRUN true\nFROM build AS other\nFROM node:22-trixie-slim\n'),
  ).toEqual(['node:22-trixie-slim']);
});

test('an image of another system is refused', () => {
  expect(() => suiteOf('node:22-alpine')).toThrow('is not a slim image');
});
