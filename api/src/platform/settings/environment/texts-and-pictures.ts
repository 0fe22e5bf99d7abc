import { flagWithDefault, text, whole } from './variable-kinds';

export const textsAndPicturesVariables = {
  AI_KEY: text({
    group: 'Texts and pictures',
    description: "Key of every AI service without its own key. The value - in a service's own key means no key.",
  }),
  AI_TEXT_GET_URL: text({
    group: 'Texts and pictures',
    description: 'Text service called by GET, with {prompt} in its path. It is asked first.',
    example: 'https://text.example/{prompt}',
  }),
  AI_TEXT_GET_KEY: text({ group: 'Texts and pictures', description: 'Key of AI_TEXT_GET_URL.', otherwise: 'AI_KEY' }),
  AI_TEXT_HOSTED_URL: text({
    group: 'Texts and pictures',
    description: 'Text service called by POST. It is asked second.',
    example: 'https://hosted.example/generate',
  }),
  AI_TEXT_HOSTED_KEY: text({
    group: 'Texts and pictures',
    description: 'Key of AI_TEXT_HOSTED_URL.',
    otherwise: 'AI_KEY',
  }),
  AI_TEXT_ALTERNATIVE_URLS: text({
    group: 'Texts and pictures',
    description: 'Up to four more text services, separated by spaces. They are asked in this order.',
  }),
  AI_TEXT_ALTERNATIVE_KEYS: text({
    group: 'Texts and pictures',
    description: 'Their keys, in the same order.',
    otherwise: 'AI_KEY',
  }),
  AI_IMAGE_URL: text({
    group: 'Texts and pictures',
    description: 'Picture service, with {prompt} in its path.',
    example: 'https://images.example/{prompt}',
  }),
  AI_IMAGE_KEY: text({ group: 'Texts and pictures', description: 'Key of AI_IMAGE_URL.', otherwise: 'AI_KEY' }),
  AI_IMAGE_MODEL: text({ group: 'Texts and pictures', description: 'Model of the picture service.' }),
  AI_IMAGE_FALLBACK_MODEL: text({
    group: 'Texts and pictures',
    description: 'Model after a failure of AI_IMAGE_MODEL.',
  }),
  AI_BUILT_IN: flagWithDefault('1', {
    group: 'Texts and pictures',
    description: 'Whether the built-in writer and drawn placeholders are the last providers.',
  }),
  AI_DAILY_CALLS: whole(200, 100_000, { group: 'Texts and pictures', description: 'AI calls per user and day.' }),
  AI_TIMEOUT_MS: whole(8000, 120_000, { group: 'Texts and pictures', description: 'Milliseconds for one provider.' }),
  AI_DEADLINE_MS: whole(20_000, 300_000, {
    group: 'Texts and pictures',
    description: 'Milliseconds for all providers of one call.',
  }),
};
