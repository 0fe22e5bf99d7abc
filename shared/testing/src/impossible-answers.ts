/** Answers that a fake gave and the API never gives, since they were last taken. */
const impossible: string[] = [];

export function reportImpossibleAnswer(reason: string): void {
  impossible.push(reason);
}

/** The reasons reported so far, which are then forgotten. */
export function takeImpossibleAnswers(): string[] {
  return impossible.splice(0);
}

/** For `setupFilesAfterEnv`: a test whose fakes gave an impossible answer fails, even when its page hides it. */
export function failOnImpossibleAnswers(): void {
  afterEach(() => expect(takeImpossibleAnswers()).toEqual([]));
}
