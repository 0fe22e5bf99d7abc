import { eq } from 'drizzle-orm';
import { makeTestApp, signIn, type TestApp, type TestUser } from '../../../../test/test-app';
import { trainers, users } from '../../../platform/database/schema/people';
import { cities, countries, states } from '../../../platform/database/schema/places';

let api: TestApp;
let learner: TestUser;
let stranger: TestUser;
let trainer: TestUser;
/** India with Kerala (Kochi, Kollam) and Goa (Panaji), and Canada with Alberta. */
const at = { india: 0, canada: 0, kerala: 0, goa: 0, alberta: 0, kochi: 0, panaji: 0 };

beforeAll(async () => {
  api = await makeTestApp();
  learner = await signIn(api, 'learner@example.com', { name: 'Priya Nair' });
  stranger = await signIn(api, 'stranger@example.com');
  trainer = await signIn(api, 'trainer@example.com', { name: 'Asha Rao', registerAs: 'individual' });
  const country = async (name: string, code: string, dialCode: string) =>
    (await api.db.insert(countries).values({ name, code, dialCode }).returning())[0]!.id;
  const state = async (countryId: number, name: string) =>
    (await api.db.insert(states).values({ countryId, name }).returning())[0]!.id;
  const city = async (stateId: number, name: string) =>
    (await api.db.insert(cities).values({ stateId, name }).returning())[0]!.id;
  at.canada = await country('Canada', 'CA', '1');
  at.india = await country('India', 'IN', '91');
  at.kerala = await state(at.india, 'Kerala');
  at.goa = await state(at.india, 'Goa');
  at.alberta = await state(at.canada, 'Alberta');
  at.kochi = await city(at.kerala, 'Kochi');
  await city(at.kerala, 'Alappuzha');
  at.panaji = await city(at.goa, 'Panaji');
});
afterAll(() => api.close());

const get = (id: number | string, token?: string) => api.call('GET', `/dashboard/GetUserProfile/${id}`, { token });
const put = (body: unknown, token?: string) => api.call('PUT', '/dashboard/UpdateUserProfile', { body, token });
const names = ({ body }: { body: { data: { results: { name: string }[] } } }) =>
  body.data.results.map(({ name }) => name);

describe('places', () => {
  test('lists countries with India first, then states and cities by name', async () => {
    const found = await api.call('GET', '/patrons-registration/GetCountries');
    expect(found.body.data.results).toEqual([
      { id: at.india, name: 'India', code: 'IN', dial_code: '91' },
      { id: at.canada, name: 'Canada', code: 'CA', dial_code: '1' },
    ]);
    const statesOf = (id: unknown) => api.call('GET', '/patrons-registration/GetStates', { query: { id: String(id) } });
    const citiesOf = (id: unknown) => api.call('GET', '/patrons-registration/GetCities', { query: { id: String(id) } });
    expect(names(await statesOf(at.india))).toEqual(['Goa', 'Kerala']);
    expect(names(await citiesOf(at.kerala))).toEqual(['Alappuzha', 'Kochi']);
    expect(names(await citiesOf(99_999))).toEqual([]);
    expect((await statesOf('India')).status).toBe(400);
    expect((await api.call('GET', '/patrons-registration/GetCities')).status).toBe(400);
  });
});

describe('a profile', () => {
  test('returns 401 for a visitor', async () => {
    expect(await get(learner.userId)).toMatchObject({ status: 401, body: { error: 'Authentication token not found' } });
    expect(await get(learner.userId, 'x'.repeat(43))).toMatchObject({
      status: 401,
      body: { error: 'Please sign in.' },
    });
    expect(await put({ nonsense: 1 })).toMatchObject({
      status: 401,
      body: { error: 'Authentication token not found' },
    });
  });

  test.each([
    [{ Name: ' ' }, 'Name', 'Name is required'],
    [{ Name: 7 }, 'Name', 'Name must be text'],
    [{ ContactNo: '+91 12345' }, 'ContactNo', 'Phone number must be exactly 10 digits'],
    [{ PIN: '12' }, 'PIN', 'PIN code must be exactly 6 digits'],
    [{ AboutUs: 'x'.repeat(1001) }, 'AboutUs', 'About must have at most 1000 characters'],
    [{ CountryId: 99_999 }, 'CountryId', 'Please choose a country of the list'],
    [{ CountryId: 'India' }, 'CountryId', 'Country must be a whole number'],
    [{ Photo: 'https://elsewhere.example/me.png' }, 'Photo', 'Please upload a picture of your own first'],
    [{ EmailId: 'other@example.com' }, 'EmailId', expect.stringContaining('cannot be changed')],
  ])('returns 400 with a message on the invalid field: %j', async (body, field, sentence) => {
    const answer = await put(body, learner.token);
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    expect(answer.body.fields).toHaveProperty(field, sentence);
  });

  test.each(['0', 'me', 'undefined'])('returns 400 for the id %p', async (id) => {
    expect(await get(id, learner.token)).toMatchObject({ status: 400, body: { error: 'User ID not found' } });
  });

  test("returns 403 for another user's profile", async () => {
    expect((await get(stranger.userId, learner.token)).status).toBe(403);
    expect((await put({ UserId: stranger.userId, Name: 'Mine now' }, learner.token)).status).toBe(403);
    expect((await get(stranger.userId, stranger.token)).body.data.results.name).toBe('Stranger');
  });

  test('is returned as written, with +91 on the wire and without it in the database', async () => {
    const written = await put(
      {
        UserId: learner.userId,
        EmailId: 'Learner@Example.com',
        Name: ' Priya N. ',
        ContactNo: '+919876543210',
        Address: '12 Sea Road',
        AboutUs: 'I like <b>maps</b>.',
        Designation: 'Engineer',
        CityId: at.kochi,
        StateId: at.kerala,
        CountryId: at.india,
        PIN: '682001',
        CountryCode: '91',
        Photo: null,
      },
      learner.token,
    );
    const profile = {
      user_id: learner.userId,
      name: 'Priya N.',
      email_id: 'learner@example.com',
      contact_no: '+919876543210',
      country_code: '91',
      designation: 'Engineer',
      about_us: 'I like <b>maps</b>.',
      address: '12 Sea Road',
      pin_code: '682001',
      photo: null,
      country: 'India',
      state: 'Kerala',
      city: 'Kochi',
      trainer_id: null,
    };
    expect(written).toMatchObject({ status: 200, body: { data: { results: profile } } });
    expect((await get(learner.userId, learner.token)).body.data.results).toMatchObject(profile);
    const [row] = await api.db.select().from(users).where(eq(users.id, learner.userId));
    expect(row?.contactNo).toBe('9876543210');
    const me = await api.call('GET', '/auth/user', { token: learner.token, query: { id: String(learner.userId) } });
    expect(me.body.data.results).toMatchObject({ name: 'Priya N.', contact_no: '9876543210' });
  });

  test('keeps missing fields and clears empty ones, in any spelling', async () => {
    await put({ designation: '', contact_no: '98765 00000' }, learner.token);
    expect((await get(learner.userId, learner.token)).body.data.results).toMatchObject({
      designation: '',
      contact_no: '+919876500000',
      address: '12 Sea Road',
      city: 'Kochi',
    });
    await put({ ContactNo: null }, learner.token);
    expect((await get(learner.userId, learner.token)).body.data.results.contact_no).toBe('');
  });

  test('city, state and country must match, and changing a country or state clears the places below it', async () => {
    const { token, userId } = learner;
    const mismatch = await put({ CityId: at.panaji }, token);
    expect(mismatch.body.fields).toEqual({ CityId: 'Please choose a city of this state' });
    expect((await put({ StateId: at.alberta }, token)).body.fields).toEqual({
      StateId: 'Please choose a state of this country',
    });
    await put({ StateId: at.goa }, token);
    expect((await get(userId, token)).body.data.results).toMatchObject({ state: 'Goa', city: null });
    await put({ CountryId: at.canada }, token);
    expect((await get(userId, token)).body.data.results).toMatchObject({ country: 'Canada', state: null, city: null });
  });

  test('accepts phone numbers and postal codes of other countries', async () => {
    await put({ CountryCode: '44', ContactNo: '+44 20 7946 0958', PIN: 'SW1A 1AA' }, stranger.token);
    expect((await get(stranger.userId, stranger.token)).body.data.results).toMatchObject({
      contact_no: '+442079460958',
      country_code: '44',
      pin_code: 'SW1A 1AA',
    });
  });

  test("a trainer's page uses the profile's name until it has its own name", async () => {
    const nameOfTrainer = async () =>
      (
        await api.db
          .select()
          .from(trainers)
          .where(eq(trainers.id, trainer.trainerId as number))
      )[0]?.name;
    await put({ Name: 'Asha R. Rao' }, trainer.token);
    expect(await nameOfTrainer()).toBe('Asha R. Rao');
    await api.db.update(trainers).set({ name: 'Asha teaches' });
    await put({ Name: 'Asha' }, trainer.token);
    expect(await nameOfTrainer()).toBe('Asha teaches');
  });
});
