import { versionOf } from '../../edit-conflict';

export const ruleVersion = ({ percent }: { percent: number | null }) => versionOf({ percent });
