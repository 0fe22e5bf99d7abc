import { nationalContactNo } from '@kaksha/domain/contact-numbers';
import { normalEmail } from '@kaksha/domain/email-address';
import { type ProfileForm, profileMessages, profileRules } from '@kaksha/domain/profile-rules';
import { keysOf } from '@kaksha/domain/typed';
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
import type { ProfileBody } from './schema';

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
  ownId(principal, body.userId);
  const form: Partial<ProfileForm> = readTexts(body, keysOf(profileRules.fields));
  await inTransaction(context, async (tx) => {
    const before = await lockUser(tx.db, principal.id);
    if (!before) throw unauthorized();
    const versions = { given: body.version, stored: profileVersion(before) };
    requireVersion(versions, { name: 'profile', read: () => getProfile(context, { userId: principal.id }) });
    if (body.email !== undefined && normalEmail(body.email) !== before.email) {
      const message = 'The e-mail address is how you sign in and cannot be changed here';
      throw badRequest(`${message}.`, { email: message });
    }
    const countryCode = form.countryCode || before.countryCode;
    check(changeRules, { ...form, countryCode });
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
    hasDerivedName: name === undefined ? undefined : false,
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
async function placesOf({ db }: UserContext, before: UserRow, body: ProfileBody): Promise<UserChange> {
  if (body.countryId === undefined && body.stateId === undefined && body.cityId === undefined) return {};
  const { countryId = before.countryId } = body;
  const stateOfCountry = countryId === before.countryId ? before.stateId : null;
  const { stateId = stateOfCountry } = body;
  const cityOfState = stateId === before.stateId ? before.cityId : null;
  const { cityId = cityOfState } = body;
  const invalid = await findInvalidPlaces(db, { countryId, stateId, cityId });
  refuse({
    ...(invalid.country && { countryId: profileMessages.country }),
    ...(invalid.state && { stateId: profileMessages.state }),
    ...(invalid.city && { cityId: profileMessages.city }),
  });
  return { countryId, stateId, cityId };
}

async function photoOf(context: UserContext, { photoId }: UserRow, { photo }: ProfileBody): Promise<UserChange> {
  if (photo === undefined) return {};
  if (!photo) return { photoId: null };
  return { photoId: await requireOwnPicture(context, { address: photo, field: 'photo', currentId: photoId }) };
}
