import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { batchSpellings } from '@kaksha/api/modules/batches/schema';
import { specifiedCalls } from './specified-calls';

/**
 * Checks the names that the specification gives to calls and fields, in its own spelling, against the OpenAPI document.
 */

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
}
interface Operation {
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}
const document: { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } } =
  JSON.parse(readFileSync(join(__dirname, '../../testing/src/generated/openapi.json'), 'utf8'));

const words = (text: string) => text.split(' ').filter(Boolean);
const operationOf = (call: string) => {
  const [method = '', path = ''] = call.split(' ');
  // Parameters of a path may have other names.
  const plain = (one: string) => one.replace(/\{\w+\}/g, '{}').replace(/(.)\/$/, '$1');
  const found = Object.keys(document.paths).find((one) => plain(one) === plain(path) && document.paths[one]?.[method]);
  return document.paths[found ?? '']?.[method];
};
const fieldsOf = (schema: Schema | undefined): string[] => {
  const named = schema?.$ref ? document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] : schema;
  return Object.keys(named?.properties ?? {});
};

test.each(specifiedCalls)('the API has the call %s with the parameters %s', (call, parameters) => {
  const operation = operationOf(call);
  expect(operation).toBeDefined();
  const query = operation?.parameters?.filter((one) => one.in === 'query').map(({ name }) => name) ?? [];
  expect(query).toEqual(expect.arrayContaining(words(parameters)));
});

test.each<[string, string, Record<string, readonly string[]>?]>([
  ['post /training-info/CourseAction', 'is_like is_interest'],
  ['post /support-type', 'name email phone message type'],
  [
    'put /dashboard/UpdateUserProfile',
    'UserId EmailId Name ContactNo Address AboutUs Designation CityId StateId CountryId PIN CountryCode Photo',
  ],
  [
    'post /patrons-registration/SaveEmailVerifyDetails',
    'emailId name contactNo pincode ownerName gender trainingType otp',
  ],
  ['post /blogs', 'title content tags meta_title meta_description meta_keywords status'],
  ['put /blogs/{id}', 'title content tags meta_title meta_description meta_keywords status'],
  ['post /blogs/{blogId}/like', 'userId'],
  ['post /blogs/{blogId}/unlike', 'userId'],
  ['post /blogs/{blogId}/comments', 'comment userId'],
  ['put /blogs/{blogId}/comments/{commentId}', 'comment'],
  ['post /api/images/upload', 'image'],
  ['post /course-content/addContentTypes', 'TrainerId CourseId ContentType ContentText isLive'],
  ['put /course-content/updateContentStatus/{contentId}', 'status'],
  ['patch /course-content/updateContent/{contentId}', 'content_type content_text is_live trainer_id'],
  ['post /courseCurriculum/curriculum', 'trainerId courseId moduleName topic_name hands_on skillsCovered'],
  ['put /courseCurriculum/curriculum/{id}', 'trainerId courseId moduleName topic_name hands_on skills'],
  [
    'post /timings/AddTiming',
    `trainerId courseId dayOfWeek startDate endDate duration startTime endTime TimeFromType TimeToType timezone timePart
     status mode area`.replace(/\s+/g, ' '),
    batchSpellings,
  ],
  [
    'put /timings/{id}',
    'day_of_week start_date end_date duration time_from time_to timezone timePart status mode area',
    batchSpellings,
  ],
  [
    'post /patrons-registration/AddCourseDetails',
    `course_name thumbnail mode language_id difficulty_level fee fee_usd discount is_demo video_url description
     prerequisites objectives trainer_contact trainer_email trainer_chat category_id sub_category_id created_by
     modified_by trainer_id`.replace(/\s+/g, ' '),
  ],
  ['patch /patrons-registration/UpdateCourseDetails/{id}', 'stage course_status modified_by is_active'],
  [
    'post /trainer-support',
    'trainer_id support_email support_contact whatsapp_link telegram_link other_support_link website_link',
  ],
])('%s accepts the fields %s', (call, fields, spellings = {}) => {
  const bodies = Object.values(operationOf(call)?.requestBody?.content ?? {}).map(({ schema }) => fieldsOf(schema));
  expect(bodies.length).toBeGreaterThan(0);
  for (const names of bodies) {
    const known = [...names, ...names.flatMap((name) => spellings[name] ?? [])];
    expect(known).toEqual(expect.arrayContaining(words(fields)));
  }
});

test.each([
  [
    'Course',
    `id trainer_id course_name category sub_category trainer_name mode language fee fee_usd discount duration start_date
     thumbnail description contact_no email_id location timing_modes batches trainer_contact trainer_chat trainer_email`,
  ],
  [
    'OwnCourse',
    `id course_name description thumbnail category difficulty_level language batches fee fee_usd discount course_status
     trainer_id stage timings contents curriculums activitycount course_mode sub_category`,
  ],
  [
    'CourseDetails',
    `id trainer_id course_name thumbnail mode language_id difficulty_level fee fee_usd discount is_demo is_active video_url
     description prerequisites objectives trainer_contact trainer_email trainer_chat category_id sub_category_id category
     sub_category`,
  ],
  ['ActivityCount', 'enrolled contacted viewcourse'],
  ['BasicDetails', 'institute_name institute_logo'],
  ['Place', 'id name'],
  ['Country', 'id name'],
  ['ContactedUser', 'contact_id name profile_photo email phone updated_at actions'],
  [
    'Profile',
    `user_id name email_id contact_no designation about_us address photo country_code city_id state_id country_id
     pin_code`,
  ],
  ['User', 'is_admin trainer_id'],
  [
    'PostDetails',
    `id blog_id slug title Title content tags meta_title meta_description meta_keywords status image_url ImageUrl likeCount
     likes comments liked`,
  ],
  ['Comment', 'id comment userId user created_at'],
  ['Category', 'id name display_name'],
  ['Subcategory', 'id name'],
  ['Language', 'id name'],
  ['CourseContent', 'id content_type content_text is_live trainer_id course_id'],
  ['CourseModule', 'id module_name topic_name hands_on skills'],
  [
    'Batch',
    `id trainerId courseId day_of_week start_date end_date duration time_from time_to TimeFromType TimeToType timezone
     timePart status mode area trainer_name`,
  ],
  ['EnrolledStudent', 'enrollment_id name email profile_photo address enrollment_status purchase_date amount'],
  ['CourseViewer', 'enrollment_id name email profile_photo enrollment_date'],
  [
    'SupportLinks',
    'trainer_id support_email support_contact whatsapp_link telegram_link other_support_link website_link',
  ],
])('%s has the fields of the specification', (name, fields) => {
  expect(fieldsOf(document.components.schemas[name])).toEqual(
    expect.arrayContaining(words(fields.replace(/\s+/g, ' '))),
  );
});
