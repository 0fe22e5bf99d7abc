import type { Page } from 'playwright-core';
import { axeViolations } from '../support/axe';
import { fillSignIn, latestCode, newLearner } from '../support/people';
import { interactive, useSite } from '../support/site';

const site = useSite();

/** Gives the page an authenticator with a fingerprint reader that always agrees. */
async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const options = { protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true } as const;
  const verification = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true };
  await client.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, ...verification } });
}

const tokenOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'auth_token')?.value ?? '';

/** Replaces the session by one without a recent proof: a registration as a trainer needs the mailed code only. */
async function loseProof(page: Page, emailId: string): Promise<void> {
  const { request } = page.context();
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  await request.post('/backend/patrons-registration/SendEmailOtp', { data: { emailId } });
  const data = { emailId, otp: await latestCode(site.origin, emailId), registerAs: 'individual', name: 'Asha Menon' };
  const answer = await request.post('/backend/patrons-registration/SaveEmailVerifyDetails', { headers, data });
  const { auth_token } = (await answer.json()).data.results;
  await page.context().addCookies([{ name: 'auth_token', value: auth_token, url: site.origin }]);
  await page.reload();
  await interactive(page);
}

test.each([
  ['at a desk', 1350, 'light'],
  ['on a phone in the dark theme', 390, 'dark'],
] as const)(
  '%s, a passkey is the second step of the sign-in and confirms an export and the deletion',
  async (_where, width, theme) => {
    // Calls without a recent proof are refused first, and a deletion ends the session before the sign-out.
    site.allowPageError(/403 \(Forbidden\)|401 \(Unauthorized\).*\/auth\/logout/);
    const email = newLearner('passkey');
    const page = await site.newPage({ width, theme });
    await addAuthenticator(page);
    await page.goto('/login?next=/security');
    await interactive(page);
    await fillSignIn(page, email);

    await page.getByRole('heading', { level: 1, name: 'Sign-in and security' }).waitFor();
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Journey laptop');
    await page.getByRole('button', { name: 'Continue' }).click();
    const codes = page.getByRole('dialog', { name: 'Save your recovery codes' });
    await codes.waitFor();
    expect(await codes.getByRole('listitem').count()).toBe(10);
    expect(await axeViolations(page)).toEqual([]);
    await codes.getByRole('button', { name: 'I have saved them' }).click();
    await page.getByText('Journey laptop').waitFor();
    expect(await axeViolations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Set up an app' }).click();
    await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.context().clearCookies({ name: 'auth_token' });
    await page.goto('/login?next=/user-dashboard/profile%3Ftab%3Daccount');
    await interactive(page);
    await fillSignIn(page, email);
    await page.getByRole('heading', { name: 'Second step' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();

    await loseProof(page, email);
    const before = await tokenOf(page);
    const confirmation = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await page.getByRole('button', { name: 'Download my data' }).click();
    await confirmation.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await confirmation.getByRole('button', { name: 'Use a passkey' }).click();
    expect((await download).suggestedFilename()).toBe('my-data.json');
    expect(await tokenOf(page)).not.toBe(before);

    await loseProof(page, email);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('textbox', { name: 'Type DELETE to confirm' }).fill('DELETE');
    await page.getByRole('button', { name: 'Delete for ever' }).click();
    await confirmation.getByRole('button', { name: 'Use a passkey' }).click();
    await page.getByText('Your account is deleted').waitFor();
  },
  60_000,
);
