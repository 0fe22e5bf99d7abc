import { readSettings, SettingsError } from '../src/platform/settings/settings';

/** What a start with these variables says; empty for one that is allowed. */
export const problemsOf = (env: NodeJS.ProcessEnv): readonly string[] => {
  try {
    readSettings(env);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
};
