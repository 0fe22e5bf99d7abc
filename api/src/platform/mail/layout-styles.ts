import type { CSSProperties } from 'react';

const font = {
  fontFamily: "'Anek Latin',system-ui,-apple-system,'Segoe UI',Roboto,sans-serif",
} satisfies CSSProperties;
const ink = '#151923';
const ink2 = '#434956';
const ink3 = '#626874';
const line = '#E4E1D9';
const saffron = '#F6A21B';
const onSaffron = '#1C1304';

/** Light colours, inline, because some mail programs drop the style element. */
export const styles = {
  ground: { margin: 0, padding: '32px 16px', backgroundColor: '#FAF9F6' },
  page: { maxWidth: 520 },
  brand: { ...font, margin: '0 0 16px', fontSize: 20, lineHeight: '28px', fontWeight: 700, color: ink },
  dot: { color: saffron },
  card: { padding: 32, backgroundColor: '#FFFFFF', border: `1px solid ${line}`, borderRadius: 16 },
  heading: { ...font, margin: '0 0 16px', fontSize: 27, lineHeight: '1.2', fontWeight: 650, color: ink },
  paragraph: { ...font, margin: '0 0 16px', fontSize: 16, lineHeight: '1.55', color: ink2 },
  code: {
    ...font,
    margin: '0 0 16px',
    padding: '16px 20px',
    backgroundColor: '#FFF2DB',
    borderRadius: 12,
    fontSize: 36,
    lineHeight: '1.3',
    fontWeight: 700,
    letterSpacing: 8,
    color: ink,
  },
  quote: {
    ...font,
    margin: '0 0 16px',
    padding: '4px 0 4px 16px',
    borderLeft: `3px solid ${saffron}`,
    fontSize: 16,
    lineHeight: '1.55',
    color: ink,
    whiteSpace: 'pre-line',
  },
  facts: { margin: '0 0 16px', borderCollapse: 'collapse' },
  label: {
    ...font,
    padding: '10px 16px 10px 0',
    borderTop: `1px solid ${line}`,
    fontSize: 15,
    lineHeight: '1.4',
    fontWeight: 400,
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
    color: ink3,
  },
  value: {
    ...font,
    padding: '10px 0',
    borderTop: `1px solid ${line}`,
    fontSize: 15,
    lineHeight: '1.4',
    verticalAlign: 'top',
    color: ink,
    overflowWrap: 'anywhere',
  },
  item: { padding: '16px 0', borderTop: `1px solid ${line}` },
  itemTitle: { ...font, fontSize: 17, lineHeight: '1.35', fontWeight: 650, color: ink, textDecoration: 'underline' },
  itemDetail: { ...font, margin: '4px 0 0', fontSize: 15, lineHeight: '1.45', color: ink3 },
  button: {
    ...font,
    margin: '8px 0',
    padding: '12px 20px',
    backgroundColor: saffron,
    borderRadius: 10,
    fontSize: 16,
    fontWeight: 650,
    color: onSaffron,
  },
  footnote: { ...font, margin: '16px 0 0', fontSize: 14, lineHeight: '1.5', color: ink3 },
  address: { ...font, margin: '16px 0 0', fontSize: 13, lineHeight: '1.5', color: ink3 },
  preferences: { color: ink3, textDecoration: 'underline' },
} as const satisfies Record<string, CSSProperties>;

export const darkQuery = '@media (prefers-color-scheme: dark)';

/** Dark colours. `!important`, because the light ones are inline. */
export const darkStyles = `:root{color-scheme:light dark;supported-color-schemes:light dark}
${darkQuery}{
.ground,.ground td{background-color:#0F131B!important}
.card,.card td{background-color:#171C26!important}
.card,.line{border-color:#29303D!important}
.ink{color:#F3F0EA!important}
.ink2{color:#BBC0CB!important}
.ink3{color:#949CAB!important}
.code{background-color:#2C2213!important;color:#F3F0EA!important}
}
@media (max-width:480px){.card>tbody>tr>td{padding:0!important}.card{padding:24px 20px!important}}`;
