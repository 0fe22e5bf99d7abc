import { badRequest } from '../http/api-error';
import { createChain, type OnFailure } from './chain';
import { imagesFailed, textFailed } from './failures';
import { placeholderCover, placeholderIcon } from './placeholder';
import { coverPrompt, iconPrompt } from './prompts';
import { coverSize, iconSize, type PictureRequest } from './provider';
import { imageProviders, textProviders } from './providers';
import type { AiSettings } from './settings';
import type { AnswerOf, Subject, TextTask } from './tasks';

/** Drafts texts and pictures with the providers of `providers.ts`. Every call stops when `signal` fires. */
export interface Ai {
  /** @throws ApiError AI_UNAVAILABLE, AI_ANSWER_INVALID or AI_ANSWER_UNREADABLE (502) */
  write<T extends TextTask>(task: T, signal: AbortSignal): Promise<Written<AnswerOf<T>>>;
  /** 1200 × 800 pixels, as PNG, JPEG or WebP. @throws ApiError VALIDATION_FAILED (400), AI_IMAGES_UNAVAILABLE (502) */
  drawCover(subject: Subject, signal: AbortSignal): Promise<Picture>;
  /** 400 × 400 pixels. `placeholder` skips the image services. @throws ApiError AI_IMAGES_UNAVAILABLE (502) */
  drawIcon(name: string, kind: IconKind, signal: AbortSignal, options?: { placeholder?: boolean }): Promise<Picture>;
}

export type IconKind = 'skill' | 'tool';

export interface Written<T> {
  answer: T;
  /** Whether the built-in writer wrote it, without a model. */
  isBuiltIn: boolean;
}

export interface Picture {
  bytes: Buffer;
  /** Whether it is the built-in placeholder. */
  isBuiltIn: boolean;
}

export function createAi(settings: AiSettings, onFailure?: OnFailure): Ai {
  const chain = createChain(settings, onFailure);
  const texts = textProviders(settings);
  const images = imageProviders(settings);
  const builtInImages = images.filter(({ isBuiltIn }) => isBuiltIn);

  return {
    async write<T extends TextTask>(task: T, signal: AbortSignal) {
      const { answer, isBuiltIn } = await chain.ask(texts, task, { signal, noAnswer: textFailed });
      return { answer: answer as AnswerOf<T>, isBuiltIn };
    },

    async drawCover(subject, signal) {
      const message = 'Course name is required';
      if (!subject.courseName.trim()) throw badRequest(message, { courseName: message });
      const request: PictureRequest = {
        prompt: coverPrompt(subject),
        size: coverSize,
        placeholder: () => placeholderCover(subject),
      };
      const { answer, isBuiltIn } = await chain.ask(images, request, { signal, noAnswer: imagesFailed });
      return { bytes: answer, isBuiltIn };
    },

    async drawIcon(name, kind, signal, { placeholder = false } = {}) {
      const request: PictureRequest = {
        prompt: iconPrompt(name, kind),
        size: iconSize,
        placeholder: () => placeholderIcon(name),
      };
      const providers = placeholder && builtInImages.length > 0 ? builtInImages : images;
      const { answer, isBuiltIn } = await chain.ask(providers, request, { signal, noAnswer: imagesFailed });
      return { bytes: answer, isBuiltIn };
    },
  };
}
