import { nationalContactNo, type ProfileForm, profileErrors, profileMessages } from '@kaksha/domain/profile-rules';
import { badRequest } from '../../../api-error';
import type { Database } from '../../../db/database';
import { readTexts, refuse } from '../../../form';
import { ownId } from '../../../policy';
import type { Viewer } from '../../../viewer';
import { cleanEmail } from '../../auth/service';
import { ownPicture } from '../../uploads/service';
import { brokenPlaces } from '../places/repo';
import {
  changeUser,
  findProfile,
  followProfile,
  lockUser,
  type ProfileRow,
  type UserChange,
  type UserRow,
} from './repo';
import { type ProfileBody, profileNames } from './schema';

export type { ProfileRow } from './repo';

type Person = NonNullable<Viewer>;

/** One's own profile. Throws 403 for anybody else's. */
export async function getProfile(db: Database, person: Person, userId: number): Promise<ProfileRow> {
  return (await findProfile(db, ownId(person, userId))) as ProfileRow;
}

/**
 * Changes what is in the body. Throws 400 with a sentence for each field, and for an e-mail address other than the one
 * that was proven; 403 in somebody else's name.
 */
export async function updateProfile(
  db: Database,
  person: Person,
  body: ProfileBody,
  mediaBase: string,
): Promise<ProfileRow> {
  ownId(person, body.UserId);
  const form: Partial<ProfileForm> = readTexts(body, profileNames);
  await db.transaction(async (tx) => {
    const before = await lockUser(tx, person.id);
    if (body.EmailId !== undefined && cleanEmail(body.EmailId) !== before.email) {
      const message = 'The e-mail address is how you sign in and cannot be changed here';
      throw badRequest(`${message}.`, { EmailId: message });
    }
    const countryCode = form.countryCode || before.countryCode;
    refuse(profileErrors({ ...form, countryCode }), profileNames);
    const change: UserChange = {
      ...valuesOf(form, countryCode),
      ...(await placesOf(tx, before, body)),
      ...(await photoOf(tx, person, before, body, mediaBase)),
    };
    await changeUser(tx, person.id, change);
    await followProfile(tx, before, change);
  });
  return getProfile(db, person, person.id);
}

function valuesOf(form: Partial<ProfileForm>, countryCode: string): UserChange {
  const { name, contactNo } = form;
  const orNull = (text: string | undefined) => (text === undefined ? undefined : text || null);
  const values = {
    name,
    contactNo: contactNo === undefined ? undefined : nationalContactNo(contactNo, countryCode) || null,
    countryCode: form.countryCode ? countryCode : undefined,
    designation: orNull(form.designation),
    aboutUs: orNull(form.aboutUs),
    address: orNull(form.address),
    pinCode: orNull(form.pinCode),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** A place above takes those below with it, unless they came, too. */
async function placesOf(
  tx: Database,
  before: UserRow,
  { CountryId, StateId, CityId }: ProfileBody,
): Promise<UserChange> {
  if (CountryId === undefined && StateId === undefined && CityId === undefined) return {};
  const countryId = CountryId === undefined ? before.countryId : CountryId;
  const keptState = countryId === before.countryId ? before.stateId : null;
  const stateId = StateId === undefined ? keptState : StateId;
  const keptCity = stateId === before.stateId ? before.cityId : null;
  const cityId = CityId === undefined ? keptCity : CityId;
  const broken = await brokenPlaces(tx, { countryId, stateId, cityId });
  const { country, state, city } = profileMessages;
  refuse(
    { ...(broken.country && { country }), ...(broken.state && { state }), ...(broken.city && { city }) },
    { country: 'CountryId', state: 'StateId', city: 'CityId' },
  );
  return { countryId, stateId, cityId };
}

async function photoOf(
  tx: Database,
  person: Person,
  { photoId }: UserRow,
  { Photo }: ProfileBody,
  mediaBase: string,
): Promise<UserChange> {
  if (Photo === undefined) return {};
  if (!Photo) return { photoId: null };
  return { photoId: await ownPicture(tx, person, Photo, { mediaBase, field: 'Photo', kept: photoId }) };
}
