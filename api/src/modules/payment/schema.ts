import { Type } from 'typebox';

export const minorUnits = (description: string) => Type.Integer({ description: `${description}, in paise or cents` });

export const HtmlPage = Type.String({ description: 'A page', contentMediaType: 'text/html' });

/** The provider takes order ids of up to 120 characters. */
export const ProviderOrderParams = Type.Object({ orderId: Type.String({ maxLength: 120 }) });
