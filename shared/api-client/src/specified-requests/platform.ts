import type { Sent } from './sent';

const person = { name: 'Asha', email: 'asha@example.com', message: 'Hello' };
const postFields = {
  title: 'A',
  content: '<p>a</p>',
  tags: '["a"]',
  meta_title: '',
  meta_description: '',
  meta_keywords: '',
  status: 'draft',
  version: 1,
  scheduled_at: '2027-01-01T00:00:00Z',
};
const asForm = (fields: object, file: string) => ({
  ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])),
  [file]: 'a.png',
});
const supportFields = {
  trainer_id: 3,
  support_email: 'a@b.co',
  support_contact: '9876543210',
  whatsapp_link: '',
  telegram_link: '',
  other_support_link: '',
  website_link: '',
};

/** Requests of the calls in section 7 of the document about learners and the platform. */
export const platformRequests: Sent[] = [
  { call: 'get /patrons-registration/GetBasicDetails/{id}', by: 'trainers.getBasicDetails' },
  { call: 'get /patrons-registration/GetCountries', by: 'profile.getCountries' },
  { call: 'get /patrons-registration/GetStates', by: 'profile.getStates', requests: [{ query: { id: 1 } }] },
  { call: 'get /patrons-registration/GetCities', by: 'profile.getCities', requests: [{ query: { id: 1 } }] },
  { call: 'post /patrons-registration/SendEmailOtp', by: 'auth.sendCode', requests: [{ body: { emailId: 'a@b.co' } }] },
  {
    call: 'post /patrons-registration/SaveEmailVerifyDetails',
    by: 'auth.verifyCode',
    requests: [
      { body: { emailId: 'a@b.co', otp: '123456', name: 'Asha' } },
      { body: { emailId: 'a@b.co', otp: '123456' } },
      {
        body: {
          emailId: 'a@b.co',
          otp: '123456',
          registerAs: 'institute',
          name: 'Bright',
          contactNo: '9876543210',
          pincode: '411001',
          ownerName: 'R. Mehta',
          gender: 'Female',
          trainingType: 'Online',
        },
      },
    ],
  },
  {
    call: 'patch /patrons-registration/AddBasicDetails',
    by: 'trainerSettings.updateBasicDetails',
    requests: [
      {
        body: {
          name: 'Asha',
          owner_name: 'R. Mehta',
          training_type: 'Online',
          headline: '',
          about_us: '',
          location: 'Pune',
          experience: 3,
          contact_no: '9876543210',
          photo: '',
        },
      },
    ],
  },
  { call: 'get /languages', by: 'catalogue.getLanguages' },
  {
    call: 'get /dashboard/GetAllTrainers',
    by: 'catalogue.getTrainers',
    requests: [
      {
        query: {
          courseCountGt: 0,
          page: 1,
          limit: 10,
          search: 'asha',
          location: 'Pune',
          experienceLevel: '11+',
          sortBy: 'name_asc',
        },
      },
    ],
  },
  {
    call: 'get /patrons-registration/GetAllCourses',
    by: 'catalogue.searchCourses',
    requests: [
      {
        query: {
          page: 1,
          count: 10,
          course_name: 'helm',
          category: 'cloud',
          sub_category: 'Containers',
          difficulty_level: 'Beginner',
          language: 'english',
          timing_mode: 'Online',
          days: 'weekday',
          min_price: 1,
          max_price: 2,
          currency: 'INR',
          trainer_id: 3,
          sort_by: 'rating',
          sort_order: 'desc',
        },
      },
    ],
  },
  { call: 'get /patrons-registration/GetCourseDetailsById/{id}', by: 'catalogue.getCourse' },
  {
    call: 'get /patrons-registration/GetCourseDetailsByTrainerId/{id}',
    by: 'catalogue.getCoursesOfTrainer',
    requests: [{ query: { course_status: 'draft' } }],
  },
  { call: 'get /patrons-registration/GetCourseSuggestions/{id}', by: 'catalogue.getSimilarCourses' },
  {
    call: 'post /training-info/CourseAction',
    by: 'actions.setCourseAction',
    requests: [{ body: { courseId: 7, is_like: true } }, { body: { courseId: 7, is_interest: true } }],
  },
  {
    call: 'get /training-info/UserActionCourses/{id}',
    by: 'actions.getCoursesWithAction',
    requests: [{ query: { type: 'like' } }],
  },
  {
    call: 'get /patrons-registration/CheckUserActionForCourse',
    by: 'actions.getCourseActions',
    requests: [{ query: { userId: 5, courseId: 7 } }],
  },
  {
    call: 'delete /patrons-registration/CourseAction',
    by: 'actions.removeCourseAction',
    requests: [{ query: { userId: 5, courseId: 7, type: 'like' } }],
  },
  { call: 'get /course-purchase/purchased/{id}', by: 'payment.getPurchases' },
  {
    call: 'get /course-purchase/users/{courseId}',
    by: 'engagement.getEnrolledUsers',
    requests: [{ query: { page: 1, count: 10 } }],
  },
  {
    call: 'post /course-actions/increment',
    by: 'actions.countAction',
    requests: [{ body: { course_id: 7, action_type: 1 } }],
  },
  {
    call: 'get /course-actions/contacted/{courseId}',
    by: 'engagement.getContactedUsers',
    requests: [{ query: { page: 1, count: 10 } }],
  },
  {
    call: 'post /course-users/associate',
    by: 'engagement.addRecentlyViewedCourse',
    requests: [{ body: { courseId: 7 } }],
  },
  { call: 'get /course-users/{id}', by: 'engagement.getRecentlyViewedCourses' },
  {
    call: 'post /preferred-batch',
    by: 'preferredBatch.choosePreferredBatch',
    requests: [{ body: { courseId: 7, batchId: 3 } }],
  },
  {
    call: 'post /support-type',
    by: 'support.sendSupportMessage',
    requests: [
      { body: { type: 0, email: 'a@b.co', name: 'Asha' } },
      { body: { type: 3, ...person } },
      { body: { type: 5, ...person, phone: '9876543210' } },
    ],
  },
  { call: 'get /support-type', by: 'support.getSupportTypes' },
  {
    call: 'post /api/feedback',
    by: 'feedbackChanges.giveFeedback',
    requests: [{ body: { trainerId: 3, courseId: 7, rating: 4, comment: 'Kind' } }],
  },
  {
    call: 'get /api/feedback/{trainerId}',
    by: 'feedback.getFeedback',
    requests: [{ query: { page: 1, count: 20 } }],
  },
  { call: 'post /trainer-support', by: 'trainerSettings.addSupportLinks', requests: [{ body: supportFields }] },
  { call: 'get /trainer-support/{id}', by: 'trainerSettings.getSupportLinks' },
  { call: 'put /trainer-support/{id}', by: 'trainerSettings.updateSupportLinks', requests: [{ body: supportFields }] },
  { call: 'get /auth/user', by: 'session.getCurrentUser', requests: [{ query: { id: 5 } }] },
  { call: 'get /payment/history', by: 'payment.getPaymentHistory' },
  {
    call: 'post /pricing/payment-config',
    by: 'trainerSettings.savePaymentConfig',
    requests: [
      {
        body: {
          currencies: ['INR'],
          payout_kind: 'bank',
          upi_id: '',
          account_name: 'Asha',
          account_number: '123456789',
          ifsc: 'HDFC0001234',
          bank_name: 'HDFC',
          tax_number: '',
          refund_terms_accepted: true,
        },
      },
    ],
  },
  { call: 'get /pricing/payment-config/{id}', by: 'trainerSettings.getPaymentConfig' },
  { call: 'get /dashboard/GetUserProfile/{id}', by: 'profile.getProfile' },
  {
    call: 'put /dashboard/UpdateUserProfile',
    by: 'profile.updateProfile',
    requests: [
      {
        body: {
          UserId: 5,
          EmailId: 'asha@example.com',
          Name: 'Asha',
          ContactNo: '+919876543210',
          CountryCode: '91',
          Gender: 'Female',
          Designation: 'Engineer',
          AboutUs: '',
          Address: '',
          PIN: '411001',
          CountryId: 1,
          StateId: 1,
          CityId: 1,
          Photo: null,
        },
      },
      { body: { UserId: 5, EmailId: 'asha@example.com', Name: 'Asha Rao' } },
    ],
  },
  {
    call: 'patch /dashboard/AddUpdateLearningGoalUser',
    by: 'profile.saveLearningGoal',
    requests: [{ body: { learning_goal: 'Ship', hours_per_week: 5, target_date: '2027-01-01' } }],
  },
  { call: 'get /dashboard/GetLearningGoalViaId/{id}', by: 'profile.getLearningGoal' },
  { call: 'get /blogs/', by: 'blog.getPosts' },
  { call: 'get /blogs/{slug}', by: 'blog.getPost' },
  { call: 'get /blogs/id/{id}', by: 'blogAuthoring.getAuthoredPost' },
  { call: 'get /blogs/drafts', by: 'blog.getDraftPosts' },
  { call: 'get /blogs/all', by: 'blog.getAllPosts' },
  { call: 'post /blogs', by: 'blogAuthoring.createPost', requests: [{ body: asForm(postFields, 'image') }] },
  {
    call: 'put /blogs/{id}',
    by: 'blogAuthoring.updatePost',
    requests: [{ body: asForm(postFields, 'image') }, { body: postFields }, { body: { scheduled_at: '' } }],
  },
  { call: 'delete /blogs/{id}', by: 'blogAuthoring.deletePost' },
  { call: 'post /blogs/{blogId}/like', by: 'blogChanges.likePost', requests: [{ body: { userId: 5 } }] },
  { call: 'post /blogs/{blogId}/unlike', by: 'blogChanges.unlikePost', requests: [{ body: { userId: 5 } }] },
  {
    call: 'post /blogs/{blogId}/comments',
    by: 'blogChanges.addComment',
    requests: [{ body: { comment: 'Good', userId: 5 } }],
  },
  {
    call: 'put /blogs/{blogId}/comments/{commentId}',
    by: 'blogAuthoring.changeComment',
    requests: [{ body: { comment: 'Good' } }],
  },
  { call: 'delete /blogs/{blogId}/comments/{commentId}', by: 'blogChanges.deleteComment' },
];
