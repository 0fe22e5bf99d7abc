import { errorMessageOf } from '@kaksha/domain/typed';
import type { Step, Upgrade } from './upgrade';

/**
 * Runs the steps. When one fails, undoes it and those before it in the other order.
 * @returns whether all were done
 */
export async function runSteps(steps: readonly Step[], upgrade: Upgrade): Promise<boolean> {
  const begun: Step[] = [];
  for (const step of steps) {
    try {
      upgrade.signal.throwIfAborted();
      upgrade.say(`── ${step.name}`);
      begun.unshift(step);
      await step.do(upgrade);
    } catch (error) {
      const reason = upgrade.signal.aborted ? 'it was interrupted' : errorMessageOf(error);
      upgrade.say(`\nThe step "${step.name}" failed: ${reason}\n`);
      upgrade.say(await goBack(begun, upgrade));
      return false;
    }
  }
  return true;
}

/** @returns what runs afterwards, in a sentence */
async function goBack(begun: readonly Step[], upgrade: Upgrade): Promise<string> {
  const problems: string[] = [];
  for (const { name, undo } of begun) {
    try {
      await undo?.(upgrade);
    } catch (error) {
      upgrade.isStuck = true;
      problems.push(`"${name}" was not undone: ${errorMessageOf(error)}`);
    }
  }
  if (upgrade.isStuck)
    return `${problems.join('\n')}\ndocs/operations.md says what to do, below "Upgrade of an installed machine".`;
  return `The version ${upgrade.from.name} serves, as before.`;
}
