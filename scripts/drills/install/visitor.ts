import { request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { ReceivedMail } from '@kaksha/api/test/mail-server';

export interface InstalledSite {
  /** E.g. `kaksha.example`. */
  name: string;
  /** Of https on the loopback of this machine. */
  port: number;
  /** PEM of the authority that signed the certificate of `name`. */
  authority: string;
  /** Mails that the site sent. */
  mails: readonly ReceivedMail[];
}

const mailDeadlineMs = 30_000;

/** A browser of a person: keeps the device cookie and the session. Certificates are verified. */
export class Visitor {
  private token = '';
  private cookie = '';

  constructor(private readonly site: InstalledSite) {}

  /** @throws Error with the answer when the status is 400 or higher */
  async send(method: string, path: string, body?: Response): Promise<string> {
    const { name, port, authority } = this.site;
    const bytes = body && Buffer.from(await body.arrayBuffer());
    const headers = {
      host: name,
      ...(this.token && { authorization: `Bearer ${this.token}` }),
      ...(this.cookie && { cookie: this.cookie }),
      ...(body && { 'content-type': body.headers.get('content-type') ?? 'application/json' }),
    };
    return new Promise((resolve, reject) => {
      const target = { host: '127.0.0.1', port, servername: name, ca: authority, method, path, headers };
      const call = request(target, async (answer) => {
        const text = (await buffer(answer)).toString();
        this.cookie = answer.headers['set-cookie']?.[0]?.split(';')[0] ?? this.cookie;
        if ((answer.statusCode ?? 500) < 400) resolve(text);
        else reject(new Error(`${method} ${path}: ${answer.statusCode} ${text.slice(0, 300)}`));
      });
      call.on('error', reject).end(bytes);
    });
  }

  /** Calls the API. @returns the results of its answer */
  // biome-ignore lint/suspicious/noExplicitAny: answers of many operations
  async call(method: string, path: string, body?: object | FormData): Promise<any> {
    const sent = body && (body instanceof FormData ? new Response(body) : Response.json(body));
    return JSON.parse(await this.send(method, `/backend${path}`, sent)).data?.results;
  }

  /** Registers or signs in with a mailed code. @returns the id of the user */
  async signIn(emailId: string, registration: object): Promise<number> {
    const before = this.site.mails.length;
    await this.call('POST', '/patrons-registration/SendEmailOtp', { emailId });
    const otp = await this.mailedCode(emailId, before);
    const body = { emailId, otp, ...registration };
    const { auth_token, user_id } = await this.call('POST', '/patrons-registration/SaveEmailVerifyDetails', body);
    this.token = auth_token;
    return user_id;
  }

  private async mailedCode(to: string, before: number): Promise<string> {
    const deadline = Date.now() + mailDeadlineMs;
    while (Date.now() < deadline) {
      const mail = this.site.mails.slice(before).find((each) => each.to.includes(to));
      const [, code] = /\r\n\r\n[\s\S]*?\b(\d{6})\b/.exec(mail?.raw ?? '') ?? [];
      if (code) return code;
      await delay(200);
    }
    throw new Error(`No code was mailed to ${to} in ${mailDeadlineMs / 1000} s.`);
  }
}
