import { string } from 'yup';

const urlOf = (text: string) => (URL.canParse(text) ? new URL(text) : null);

const whole = 'Please enter the whole link, starting with https://';

/** An https link to a host name, without credentials; or ''. */
export const httpsLink = (max: number) =>
  string()
    .trim()
    .max(max, `Please use a link of at most ${max} characters`)
    .test('url', whole, (link) => !link || URL.canParse(link))
    .test('https', 'Please use a link that starts with https://', (link = '') => {
      const { protocol = 'https:' } = urlOf(link) ?? {};
      return protocol === 'https:';
    })
    .test('credentials', 'Please use a link without a user name or password before the host', (link = '') => {
      const url = urlOf(link);
      return !url?.username && !url?.password;
    })
    .test('host', whole, (link = '') => urlOf(link)?.hostname.includes('.') ?? true);

export const requiredHttpsLink = (max: number) => httpsLink(max).required(whole);
