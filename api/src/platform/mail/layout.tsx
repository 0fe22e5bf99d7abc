import { brand } from '@kaksha/domain/brand';
import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailContent } from './content';
import { darkStyles, styles } from './layout-styles';

const doctype = '<!doctype html>';

/**
 * The HTML of a mail: tables and inline styles, which all mail programs render, and a dark scheme for those that have
 * one.
 */
export const renderLayout = (content: MailContent): string => doctype + renderToStaticMarkup(<Layout {...content} />);

function Layout(content: MailContent) {
  const { subject, preview, heading, paragraphs, code, quote, facts, items, action, footnote, preferences } = content;
  return (
    <Html lang="en">
      <Head>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, in which React would escape nothing it needs */}
        <style dangerouslySetInnerHTML={{ __html: darkStyles }} />
      </Head>
      <Body className="ground" style={styles.ground}>
        <Preview>{preview}</Preview>
        <Container style={styles.page}>
          <Text className="ink" style={styles.brand}>
            <span style={styles.dot}>●</span> {brand.name}
          </Text>
          <Section className="card" style={styles.card}>
            <Heading as="h1" dir="auto" className="ink" style={styles.heading}>
              {heading}
            </Heading>
            {code && (
              <Text className="code" style={styles.code}>
                {code}
              </Text>
            )}
            {paragraphs.map((text) => (
              <Text key={text} dir="auto" className="ink2" style={styles.paragraph}>
                {text}
              </Text>
            ))}
            {quote && (
              <blockquote dir="auto" className="ink" style={styles.quote}>
                {quote}
              </blockquote>
            )}
            {facts && <Facts facts={facts} />}
            {items?.map((item) => (
              <Item key={item.url} {...item} />
            ))}
            {action && (
              <Button href={action.url} style={styles.button}>
                {action.label}
              </Button>
            )}
            {footnote && (
              <Text className="ink3" style={styles.footnote}>
                {footnote}
              </Text>
            )}
          </Section>
          <Text className="ink3" style={styles.address}>
            {brand.name} · {brand.address}
            {preferences && (
              <>
                {' · '}
                <a href={preferences.url} className="ink3" style={styles.preferences}>
                  {preferences.label}
                </a>
              </>
            )}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

function Facts({ facts }: Required<Pick<MailContent, 'facts'>>) {
  return (
    <table width="100%" cellPadding="0" cellSpacing="0" style={styles.facts}>
      <tbody>
        {facts.map(([label, value]) => (
          <tr key={label}>
            <th scope="row" align="left" className="line ink3" style={styles.label}>
              {label}
            </th>
            <td dir="auto" className="line ink" style={styles.value}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Item({ title, detail, url }: NonNullable<MailContent['items']>[number]) {
  return (
    <Section className="line" style={styles.item}>
      <a href={url} dir="auto" className="ink" style={styles.itemTitle}>
        {title}
      </a>
      <Text dir="auto" className="ink3" style={styles.itemDetail}>
        {detail}
      </Text>
    </Section>
  );
}
