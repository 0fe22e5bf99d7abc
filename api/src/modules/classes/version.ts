import { versionOf } from '../../platform/http/edit-conflict';

export const meetingVersion = ({ url }: { url: string | null }) => versionOf({ url });
