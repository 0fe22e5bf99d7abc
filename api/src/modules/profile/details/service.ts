import { nationalContactNo } from '@kaksha/domain/contact-numbers';
import { normalEmail } from '@kaksha/domain/email-address';
import { type ProfileForm, profileMessages, profileRules } from '@kaksha/domain/profile-rules';
import { inTransaction, type UserContext } from '../../../platform/context/context';
import { ownId } from '../../../platform/context/policy';
import { badRequest, unauthorized } from '../../../platform/http/api-error';
import { requireVersion } from '../../../platform/http/edit-conflict';
import { check, readTexts, refuse } from '../../../platform/http/form';
import { replaceCorrected } from '../../certificates/issuing-service';
import { requireOwnPicture } from '../../uploads/service';
import { findInvalidPlaces } from '../places/repo';
import { profileVersion } from './present';
import {
  changeUser,
  findProfile,
  lockUser,
  type ProfileRow,
  type UserChange,
  type UserRow,
  updateTrainerPage,
} from './repo';
import { type ProfileBody, profileNames } from './schema';

/** A change has only some fields. */
const changeRules = profileRules.partial();

/** The user's own profile. @throws ApiError FORBIDDEN (403) for another user's id */
export async function getProfile({ db, principal }: UserContext, { userId }: { userId: number }): Promise<ProfileRow> {
  const profile = await findProfile(db, ownId(principal, userId));
  if (!profile) throw unauthorized();
  return profile;
}

/**
 * Changes the fields of the body. The e-mail address cannot be changed here.
 * @throws ApiError VALIDATION_FAILED (400) with the fields, FORBIDDEN (403) for another user's id, EDIT_CONFLICT (409)
 * for an outdated version
 */
export async function updateProfile(context: UserContext, body: ProfileBody): Promise<ProfileRow> {
  const { principal } = context;
  ownId(principal, body.UserId);
  const form: Partial<ProfileForm> = readTexts(body, profileNames);
  await inTransaction(context, async (tx) => {
    const before = await lockUser(tx.db, principal.id);
    if (!before) throw unauthorized();
    const versions = { given: body.version, stored: profileVersion(before) };
    requireVersion(versions, { name: 'profile', read: () => getProfile(context, { userId: principal.id }) });
    if (body.EmailId !== undefined && normalEmail(body.EmailId) !== before.email) {
      const message = 'The e-mail address is how you sign in and cannot be changed here';
      throw badRequest(`${message}.`, { EmailId: message });
    }
    const countryCode = form.countryCode || before.countryCode;
    check(changeRules, { ...form, countryCode }, profileNames);
    const change: UserChange = {
      ...valuesOf(form, countryCode),
      ...(await placesOf(tx, before, body)),
      ...(await photoOf(tx, before, body)),
    };
    await changeUser(tx.db, principal.id, change);
    if (change.name !== undefined && change.name !== before.name) await replaceCorrected(tx, principal.id);
    await updateTrainerPage(tx.db, before, change);
  });
  return getProfile(context, { userId: principal.id });
}

function valuesOf(form: Partial<ProfileForm>, countryCode: string): UserChange {
  const { name, contactNo } = form;
  const orNull = (text: string | undefined) => (text === undefined ? undefined : text || null);
  const values = {
    name,
    contactNo: contactNo === undefined ? undefined : nationalContactNo(contactNo, countryCode) || null,
    countryCode: form.countryCode ? countryCode : undefined,
    gender: orNull(form.gender),
    designation: orNull(form.designation),
    aboutUs: orNull(form.aboutUs),
    address: orNull(form.address),
    pinCode: orNull(form.pinCode),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** A changed country clears the state, and a changed state the city, unless the body sets them. */
async function placesOf(
  { db }: UserContext,
  before: UserRow,
  { CountryId, StateId, CityId }: ProfileBody,
): Promise<UserChange> {
  if (CountryId === undefined && StateId === undefined && CityId === undefined) return {};
  const countryId = CountryId === undefined ? before.countryId : CountryId;
  const stateOfCountry = countryId === before.countryId ? before.stateId : null;
  const stateId = StateId === undefined ? stateOfCountry : StateId;
  const cityOfState = stateId === before.stateId ? before.cityId : null;
  const cityId = CityId === undefined ? cityOfState : CityId;
  const invalid = await findInvalidPlaces(db, { countryId, stateId, cityId });
  const { country, state, city } = profileMessages;
  refuse(
    { ...(invalid.country && { country }), ...(invalid.state && { state }), ...(invalid.city && { city }) },
    { country: 'CountryId', state: 'StateId', city: 'CityId' },
  );
  return { countryId, stateId, cityId };
}

async function photoOf(context: UserContext, { photoId }: UserRow, { Photo }: ProfileBody): Promise<UserChange> {
  if (Photo === undefined) return {};
  if (!Photo) return { photoId: null };
  return { photoId: await requireOwnPicture(context, { address: Photo, field: 'Photo', currentId: photoId }) };
}
