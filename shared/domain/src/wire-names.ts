/**
 * Names of the specification that snake_case does not give, by the title of a part, or by the operation for parts without
 * a title. The first list of docs/wire-names.md explains other differences.
 */

/** Names that the wire spells as the code does. */
const same = (...names: string[]): Record<string, string> => Object.fromEntries(names.map((name) => [name, name]));

const schedule = { startTime: 'time_from', endTime: 'time_to', timeZone: 'timezone' };
const batch = {
  ...same('courseId', 'trainerId', 'TimeFromType', 'TimeToType', 'timePart'),
  ...schedule,
  active: 'status',
};
const post = { ...same('Title', 'ImageUrl', 'likeCount', 'commentCount'), image: 'image_url' };
const enrolment = { enrolmentId: 'enrollment_id', enrolmentStatus: 'enrollment_status' };
const review = { stars: 'rating', text: 'comment' };
const trainer = { kind: 'type', about: 'about_us', experienceYears: 'experience' };
const goal = { goal: 'learning_goal' };
const interest = { subcategoryId: 'sub_category_id', subcategory: 'sub_category' };
const aiSubject = { subcategory: 'sub_category', difficulty: 'difficulty_level' };
const drafted = { isBuiltIn: 'built_in' };
const actions = { like: 'is_like', interest: 'is_interest' };
const courseName = { name: 'course_name' };
const figures = { enrolments: 'enrollments' };
const content = { type: 'content_type', text: 'content_text' };
const courseModule = { name: 'module_name', topics: 'topic_name' };
const courseForm = {
  name: 'course_name',
  difficulty: 'difficulty_level',
  feeInr: 'fee',
  chatUrl: 'trainer_chat',
  subcategoryId: 'sub_category_id',
};
const course = {
  ...courseForm,
  subcategory: 'sub_category',
  status: 'course_status',
  modules: 'curriculums',
  activity: 'activitycount',
};
const passkeyRequest = same('rpId', 'allowCredentials', 'userVerification');
const passkeyAnswer = same('clientDataJSON', 'authenticatorData', 'userHandle', 'rawId');

export const wireNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  setCourseAction: { ...same('courseId', 'userId'), ...actions },
  CourseActions: actions,
  removeCourseAction: same('courseId', 'userId'),
  OpenBatch: batch,
  getCourseActions: same('courseId', 'userId'),
  countAction: { ...same('courseId', 'userId'), type: 'action_type' },
  getActionCount: { type: 'action_type' },
  User: { id: 'user_id', email: 'email_id' },
  Session: { userAgent: 'device' },
  sendCode: { email: 'emailId' },
  startCodeProof: { email: 'emailId' },
  changeEmail: { email: 'emailId' },
  verifyCode: { email: 'emailId', ...same('contactNo', 'countryCode', 'registerAs', 'ownerName', 'trainingType') },
  startPasskeySignIn: passkeyRequest,
  finishSignIn: passkeyAnswer,
  startPasskeyStepUp: passkeyRequest,
  stepUp: passkeyAnswer,
  startPasskey: same(
    'displayName',
    'residentKey',
    'requireResidentKey',
    'userVerification',
    'pubKeyCredParams',
    'excludeCredentials',
    'authenticatorSelection',
  ),
  addPasskey: same('clientDataJSON', 'attestationObject', 'rawId'),
  Batch: batch,
  SessionChange: { day: 'date' },
  Course: course,
  OwnCourse: course,
  CourseDetails: course,
  likePost: same('userId'),
  Like: same('likeCount'),
  unlikePost: same('userId'),
  addComment: same('userId'),
  Comment: same('userId'),
  AuthoredPost: post,
  ModeratedComment: { ...same('userId'), authorBlocked: 'author_stopped' },
  setCommenterBlocked: { blocked: 'stopped' },
  PostParams: { postId: 'blogId' },
  CommentParams: { postId: 'blogId', ...same('commentId') },
  Post: post,
  PostDetails: { ...post, ...same('userId') },
  searchCourses: same('currentPage', 'totalPages', 'totalItems', 'itemsPerPage'),
  DidDocument: same('@context', 'verificationMethod', 'assertionMethod', 'publicKeyJwk'),
  Content: content,
  CourseContent: content,
  addContent: { ...content, ...same('courseId', 'trainerId') },
  updateContent: { ...content, ...same('trainerId') },
  Module: courseModule,
  CourseModule: courseModule,
  AddedModule: courseModule,
  createCourse: courseForm,
  updateCourse: courseForm,
  CourseProgress: { status: 'course_status' },
  addModule: { ...courseModule, ...same('courseId', 'trainerId'), name: 'moduleName' },
  updateModule: { ...courseModule, ...same('courseId', 'trainerId'), name: 'moduleName' },
  Review: { authorName: 'user_name', ...review },
  startDemoSession: same('emailId'),
  addRecentlyViewedCourse: same('courseId', 'userId'),
  EnrolledStudent: { enrolmentId: 'enrollment_id', status: 'enrollment_status', enrolledAt: 'purchase_date' },
  ContactedUser: { lastSeenAt: 'updated_at' },
  CourseViewer: { id: 'enrollment_id', lastViewedAt: 'enrollment_date' },
  getEnrolledUsers: courseName,
  getContactedUsers: courseName,
  getCourseActivity: { ...courseName, counts: 'activitycount' },
  ActivityFigures: figures,
  ActivityDay: figures,
  ActivityOverview: { counts: 'activitycount', openEnquiries: 'open_requests' },
  generateList: { ...aiSubject, ...drafted, part: 'kind' },
  generateCourseContent: { ...aiSubject, ...drafted },
  generateImage: aiSubject,
  improveText: drafted,
  generateMeta: drafted,
  sendEnquiry: same('courseId', 'batchId', 'userId'),
  giveFeedback: { ...review, ...same('trainerId', 'courseId', 'userId') },
  Feedback: review,
  OwnFeedback: review,
  ModeratedFeedback: review,
  getFeedback: same('courseId'),
  BatchSchedule: schedule,
  Payment: enrolment,
  Order: enrolment,
  Purchase: { ...course, ...enrolment },
  PaidEnrollment: enrolment,
  moveSeat: enrolment,
  giveBackSeat: enrolment,
  placeOrder: same('courseId', 'batchId', 'trainerId', 'idempotencyKey'),
  quoteOrder: same('courseId', 'batchId', 'trainerId'),
  verifyPayment: same('orderId', 'paymentId'),
  updateProfile: {
    userId: 'UserId',
    email: 'EmailId',
    name: 'Name',
    contactNo: 'ContactNo',
    countryCode: 'CountryCode',
    gender: 'Gender',
    designation: 'Designation',
    aboutUs: 'AboutUs',
    address: 'Address',
    pinCode: 'PIN',
    cityId: 'CityId',
    stateId: 'StateId',
    countryId: 'CountryId',
    photo: 'Photo',
  },
  Profile: { email: 'email_id' },
  saveLearningGoal: goal,
  LearningGoal: goal,
  saveInterests: interest,
  Interest: interest,
  choosePreferredBatch: same('courseId', 'batchId', 'userId'),
  getPreferredBatch: same('courseId'),
  ReleaseFigures: same('loadFailures', 'loadMs', 'lastSeen'),
  ListedBatch: batch,
  addBatch: batch,
  updateBatch: batch,
  Trainer: trainer,
  BasicDetails: trainer,
  updateBasicDetails: trainer,
  getTrainers: same('courseCountGt', 'experienceLevel', 'sortBy'),
};
