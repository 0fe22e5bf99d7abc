import { createImageProvider } from './image-services';
import type { ImageProvider, TextProvider } from './provider';
import type { AiSettings } from './settings';
import { createAlternativeProvider, createGetProvider, createHostedProvider } from './text-services';
import { builtInWriter } from './writer/built-in-writer';

/** Text providers in the order of the calls. */
export function textProviders(settings: AiSettings): TextProvider[] {
  const { textByGet, hostedText, alternativeTexts, builtIn } = settings;
  return [
    ...(textByGet ? [createGetProvider(textByGet)] : []),
    ...(hostedText ? [createHostedProvider(hostedText)] : []),
    ...alternativeTexts.map((address, i) => createAlternativeProvider(address, i + 1)),
    ...(builtIn ? [builtInWriter] : []),
  ];
}

/** Image providers in the order of the calls. */
export function imageProviders(settings: AiSettings): ImageProvider[] {
  const { image, imageModel, imageFallbackModel, builtIn } = settings;
  return [
    ...(image ? [createImageProvider('images', image, imageModel)] : []),
    ...(image && imageFallbackModel ? [createImageProvider('images, fallback model', image, imageFallbackModel)] : []),
    ...(builtIn ? [placeholderProvider] : []),
  ];
}

const placeholderProvider: ImageProvider = {
  name: 'placeholder',
  isBuiltIn: true,
  ask: ({ placeholder }) => placeholder(),
};
