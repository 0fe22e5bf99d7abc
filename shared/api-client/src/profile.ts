import { internationalContactNo, nationalContactNo } from '@kaksha/domain/contact-numbers';
import type {
  ChosenInterest,
  Country,
  DeletionPreview,
  Interest,
  Interests,
  LearningGoal,
  Place,
  Profile,
} from '@kaksha/domain/profile';
import type { LearningGoalForm, ProfileForm } from '@kaksha/domain/profile-rules';
import type { AxiosInstance, AxiosResponse } from 'axios';
import { mapKeys } from 'es-toolkit/object/mapKeys';
import { toCamelCaseKeys } from 'es-toolkit/object/toCamelCaseKeys';
import { toSnakeCaseKeys } from 'es-toolkit/object/toSnakeCaseKeys';
import { upperFirst } from 'es-toolkit/string/upperFirst';
import { toBatch } from './catalogue-mapper';
import { dataOf, resultOf, resultsOf } from './envelope';
import { withFieldNames } from './field-names';
import type {
  CountryWire,
  DeletionPreviewWire,
  InterestsWire,
  InterestWire,
  LearningGoalWire,
  PlaceWire,
  ProfileWire,
} from './generated/wire';
import { savedRecord } from './saved-record';

/** Places are public. All other calls concern the signed-in user and reject with 401 for a visitor. */

export async function getCountries(http: AxiosInstance): Promise<Country[]> {
  return toCamelCaseKeys(resultsOf<CountryWire>(await http.get('/patrons-registration/GetCountries')));
}

export async function getStates(http: AxiosInstance, countryId: number): Promise<Place[]> {
  return resultsOf<PlaceWire>(await http.get('/patrons-registration/GetStates', { params: { id: countryId } }));
}

export async function getCities(http: AxiosInstance, stateId: number): Promise<Place[]> {
  return resultsOf<PlaceWire>(await http.get('/patrons-registration/GetCities', { params: { id: stateId } }));
}

const placeOf = (id: number | null, name: string | null): Place | null =>
  id === null ? null : { id, name: name ?? '' };

const toProfile = (wire: ProfileWire): Profile => ({
  ...toCamelCaseKeys(wire),
  email: wire.email_id,
  contactNo: nationalContactNo(wire.contact_no, wire.country_code),
  country: placeOf(wire.country_id, wire.country),
  state: placeOf(wire.state_id, wire.state),
  city: placeOf(wire.city_id, wire.city),
});

export async function getProfile(http: AxiosInstance, userId: number): Promise<Profile> {
  return toProfile(resultOf(await http.get(`/dashboard/GetUserProfile/${userId}`)));
}

export interface ProfileChange extends ProfileForm {
  countryId: number | null;
  stateId: number | null;
  cityId: number | null;
  /** The URL from the upload response, or the current URL; null for no photo. */
  photo: string | null;
}

/** Changes the given fields. The e-mail address is the stored one and cannot be changed. Rejects with 400 and `fields` named as in `ProfileChange`, with EDIT_CONFLICT (409) and the stored profile for an outdated version. */
export async function updateProfile(
  http: AxiosInstance,
  { userId, email }: Pick<Profile, 'userId' | 'email'>,
  change: ProfileChange | Pick<ProfileChange, 'name'>,
  version?: number,
): Promise<Profile> {
  const body = {
    UserId: userId,
    EmailId: email,
    ...('contactNo' in change ? profileBody(change) : { Name: change.name }),
    version,
  };
  return savedRecord(withFieldNames(http.put('/dashboard/UpdateUserProfile', body), { PIN: 'pinCode' }), toProfile);
}

const profileBody = ({ pinCode, ...change }: ProfileChange) => ({
  ...mapKeys(change, (_value, name) => upperFirst(name)),
  PIN: pinCode,
  ContactNo: internationalContactNo(nationalContactNo(change.contactNo, change.countryCode), change.countryCode),
});

const toGoal = (wire: LearningGoalWire): LearningGoal => ({ ...toCamelCaseKeys(wire), goal: wire.learning_goal });

/** Empty until the user sets one. */
export async function getLearningGoal(http: AxiosInstance, userId: number): Promise<LearningGoal> {
  return toGoal(resultOf(await http.get(`/dashboard/GetLearningGoalViaId/${userId}`)));
}

/**
 * Rejects with 400 and `fields` named as in the form, with EDIT_CONFLICT (409) and the stored goal for an outdated
 * version.
 */
export async function saveLearningGoal(
  http: AxiosInstance,
  form: LearningGoalForm,
  version?: number,
): Promise<LearningGoal> {
  const { goal, targetDate, ...rest } = form;
  const body = { ...toSnakeCaseKeys(rest), learning_goal: goal, target_date: targetDate || null, version };
  return savedRecord(
    withFieldNames(http.patch('/dashboard/AddUpdateLearningGoalUser', body), { learning_goal: 'goal' }),
    toGoal,
  );
}

const toInterest = (wire: InterestWire): Interest => ({
  ...toCamelCaseKeys(wire),
  subcategoryId: wire.sub_category_id,
  subcategory: wire.sub_category,
});

const toInterests = ({ results, version }: InterestsWire): Interests => ({ chosen: results.map(toInterest), version });

const interestsOf = (answer: AxiosResponse): InterestsWire => ({
  ...dataOf<InterestsWire>(answer),
  results: resultsOf<InterestWire>(answer),
});

export async function getInterests(http: AxiosInstance, userId: number): Promise<Interests> {
  return toInterests(interestsOf(await http.get(`/user-interests/${userId}`)));
}

/** Replaces all interests. Rejects with EDIT_CONFLICT (409) and the stored ones for an outdated version. */
export async function saveInterests(
  http: AxiosInstance,
  chosen: readonly ChosenInterest[],
  version?: number,
): Promise<Interests> {
  const interests = chosen.map(({ categoryId, subcategoryId }) => ({
    category_id: categoryId,
    sub_category_id: subcategoryId,
  }));
  return savedRecord(http.post('/user-interests/save', { interests, version }), toInterests, interestsOf);
}

/** All stored data of the signed-in user, as JSON text. */
export async function exportMyData(http: AxiosInstance): Promise<string> {
  const { data } = await http.get('/dashboard/ExportMyData');
  return JSON.stringify(data, null, 2);
}

/** What the signed-in user gives up by deleting the account. Rejects as `deleteMyAccount`. */
export async function previewAccountDeletion(http: AxiosInstance): Promise<DeletionPreview> {
  const { seats, ...counts } = resultOf<DeletionPreviewWire>(await http.get('/dashboard/AccountDeletion'));
  return {
    ...counts,
    seats: seats.map(({ batch, ...seat }) => ({ ...toCamelCaseKeys(seat), batch: toBatch(batch) })),
  };
}

/** Deletes the account of the signed-in user permanently. Rejects with `HAS_LEARNERS` and `ADMIN_ACCOUNT` (409). */
export async function deleteMyAccount(http: AxiosInstance): Promise<void> {
  await http.delete('/dashboard/DeleteMyAccount');
}
