import { versionOf } from '../../edit-conflict';

export const meetingVersion = ({ url }: { url: string | null }) => versionOf({ url });
