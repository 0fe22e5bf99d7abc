/** Reasons why responses of fakes do not match the OpenAPI document, since the last take. */
const impossible: string[] = [];

export function reportImpossibleAnswer(reason: string): void {
  impossible.push(reason);
}

/** Returns and clears the reported reasons. */
export function takeImpossibleAnswers(): string[] {
  return impossible.splice(0);
}

/** For `setupFilesAfterEnv`: fails a test with an impossible fake response, even when its page hides the error. */
export function failOnImpossibleAnswers(): void {
  afterEach(() => expect(takeImpossibleAnswers()).toEqual([]));
}
