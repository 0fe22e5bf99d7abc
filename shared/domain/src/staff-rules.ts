import { emailMessage, emailText, formRules } from './rules';

export const invitationRules = formRules<{ email: string }>({ email: emailText().required(emailMessage) });
