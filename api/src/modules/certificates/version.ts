import { versionOf } from '../../platform/http/edit-conflict';

export const ruleVersion = ({ percent }: { percent: number | null }) => versionOf({ percent });
