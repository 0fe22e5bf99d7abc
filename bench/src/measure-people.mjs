/** Signs a demo person in, on a site in demo mode. @returns {Promise<{ token: string, userId: number }>} */
export async function sessionOf(origin, emailId) {
  const answer = await fetch(`${origin}/backend/dev/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailId }),
  });
  const { data } = await answer.json();
  return { token: data.results.auth_token, userId: data.results.user_id };
}

/** Session cookies in the format of a Playwright browser context. */
export function cookiesOf(origin, { token, userId }) {
  return [
    { name: 'auth_token', value: String(token), url: origin },
    { name: 'user_id', value: String(userId), url: origin },
  ];
}
