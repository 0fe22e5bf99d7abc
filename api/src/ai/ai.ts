import { badRequest } from '../api-error';
import { readAnswer } from './answers';
import { createChain, type OnFailure } from './chain';
import { imagesFailed, textFailed } from './failures';
import { createImageService } from './image-services';
import { placeholderCover, placeholderIcon } from './placeholder';
import { coverPrompt, iconPrompt, promptOf } from './prompts';
import { type AiImage, type AiText, coverSize, iconSize, type PictureSize } from './provider';
import type { AiSettings } from './settings';
import type { AnswerOf, Subject, TextTask } from './tasks';
import { createAlternativeService, createGetService, createHostedService } from './text-services';
import { write } from './writer/writer';

/**
 * The helpers that draft texts and pictures. They walk the services in the order of the settings; the built-in writer
 * and drawn placeholders come last, so that a button always does something. Every call stops when `signal` fires.
 */
export interface Ai {
  /** Rejects with an `ApiError` 502 when all services failed and there is no built-in writer. */
  write<T extends TextTask>(task: T, signal: AbortSignal): Promise<AnswerOf<T>>;
  /** A cover of 1200 × 800, as PNG, JPEG or WebP. Rejects with 400 for a blank name, with 502 as above. */
  drawCover(subject: Subject, signal: AbortSignal): Promise<Buffer>;
  /** An icon of 400 × 400. */
  drawIcon(name: string, kind: 'skill' | 'tool', signal: AbortSignal): Promise<Buffer>;
}

export function createAi(settings: AiSettings, onFailure?: OnFailure): Ai {
  const chain = createChain(settings, onFailure);
  const texts = textServices(settings);
  const images = imageServices(settings);

  async function draw(prompt: string, size: PictureSize, placeholder: () => Promise<Buffer>, signal: AbortSignal) {
    const links = images.map(({ name, draw }) => ({ name, ask: (time: AbortSignal) => draw(prompt, size, time) }));
    const picture = await chain.walk(links, (bytes) => bytes, signal);
    if (picture) return picture;
    if (!settings.builtIn) throw imagesFailed();
    return placeholder();
  }

  return {
    async write(task, signal) {
      const prompt = promptOf(task);
      let unusable: unknown = null;
      const links = texts.map(({ name, complete }) => ({ name, ask: (time: AbortSignal) => complete(prompt, time) }));
      const accept = (words: string) => {
        try {
          return { answer: readAnswer(task, words) };
        } catch (reason) {
          unusable = reason;
          throw reason;
        }
      };
      const found = await chain.walk(links, accept, signal);
      if (found) return found.answer;
      if (settings.builtIn) return write(task);
      throw unusable ?? textFailed();
    },

    async drawCover(subject, signal) {
      if (!subject.courseName.trim())
        throw badRequest('Course name is required', { courseName: 'Course name is required' });
      return draw(coverPrompt(subject), coverSize, () => placeholderCover(subject), signal);
    },

    drawIcon: (name, kind, signal) => draw(iconPrompt(name, kind), iconSize, () => placeholderIcon(name), signal),
  };
}

function textServices({ textByGet, hostedText, alternativeTexts }: AiSettings): AiText[] {
  return [
    ...(textByGet ? [createGetService(textByGet)] : []),
    ...(hostedText ? [createHostedService(hostedText)] : []),
    ...alternativeTexts.map((address, i) => createAlternativeService(address, i + 1)),
  ];
}

function imageServices({ image, imageModel, imageFallbackModel }: AiSettings): AiImage[] {
  if (!image) return [];
  const first = createImageService(image, imageModel, 'images');
  return imageFallbackModel
    ? [first, createImageService(image, imageFallbackModel, 'images, fallback model')]
    : [first];
}
