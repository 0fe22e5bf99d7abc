/** Limits and constants of the product. Pages and API share them. */
export const limits = {
  coursePageSize: 10,
  trainerPageSize: 10,
  /** Courses that the comparison shows side by side. */
  comparedCourses: 4,
  /** Larger counts are shown as "1,000+". */
  countCap: 1000,
  priceFilterDefault: { min: 0, max: 90_000 },
  otp: { digits: 6, validForMinutes: 10, maxTries: 5, maxPerHour: 5, resendAfterSeconds: 60 },
  sessionDays: 180,
  /** Minutes for which a proof of the user counts, and refused proofs in a row until the session ends. */
  stepUp: { minutes: 10, maxTries: 10 },
  /** `maxTries` are per sign-in; `maxPerHour` are tries of authenticator codes per account and group of devices. */
  secondFactor: {
    passkeys: 10,
    nameMax: 60,
    recoveryCodes: 10,
    totpDigits: 6,
    validForMinutes: 10,
    maxTries: 5,
    maxPerHour: 20,
  },
  historyEntries: 10,
  corruptCookieLength: 1000,
  cookieCleanIntervalMs: 30_000,
  notice: {
    defaultMs: 4000,
    generalMs: 5000,
    stepMs: 3000,
    successMs: 2000,
    errorMs: 4000,
    /** Minimum time of a notice with an action, such as Undo. */
    actionMs: 8000,
    removalDelayMs: 200,
    swipePx: 45,
    swipeVelocity: 0.11,
    maxVisible: 20,
    widthPx: 356,
    offsetDesktopPx: 24,
    offsetMobilePx: 16,
  },
  /** Largest distance around a place in the course search. */
  searchRadiusMaxKm: 200,
  /** The rule of the policy page: days after the enrolment, and the largest share of sessions held. */
  refund: { days: 7, heldPercent: 20 },
  /** Time for which an unpaid order holds its seat and its price. */
  orderOpenMinutes: 15,
  seats: {
    /** Largest number of seats of a limited batch. */
    max: 10_000,
    /** Fewer free seats are shown as "3 seats left". */
    fewLeft: 5,
    /** Batches with limited seats in which a learner holds a seat by an unpaid order at one time. */
    maxHolds: 10,
  },
  /** An offer of a seat ends after `offerHours`, and `closesHours` before the first session. */
  waitingList: { offerHours: 12, closesHours: 2, maxPerLearner: 50 },
  /** Learners can join a session `joinMinutes` before its start. */
  meeting: { joinMinutes: 15, urlMax: 1000 },
  checkIn: {
    /** Check-ins of one call; a device sends more in several calls. */
    perCall: 200,
    /** Days ahead whose sessions a device keeps, so that it works without a network. */
    daysAhead: 14,
    ticketMax: 80,
  },
  /** Characters of the reason of a revocation. */
  certificate: { reasonMax: 300 },
  /** Members and open invitations of an institute. */
  staffMax: 100,
  coupon: {
    perTrainer: 200,
    /** Courses or batches of one coupon. */
    targets: 100,
    usesMax: 100_000,
    /** Unknown codes per learner and hour. */
    triesPerHour: 10,
  },
  enquiry: { messagesPerDay: 100, messageMax: 1000, maxPerDay: 20 },
  batchMessage: { textMax: 2000, perDay: 20 },
  /** `fileBytes` are the largest files by group; `uploads` run at one time in a process. */
  material: {
    perBatch: 200,
    titleMax: 150,
    linkMax: 1000,
    fileNameMax: 200,
    uploads: 3,
    fileBytes: {
      document: 25 * 1024 * 1024,
      picture: 10 * 1024 * 1024,
      audio: 50 * 1024 * 1024,
      video: 100 * 1024 * 1024,
    },
  },
  contact: { phoneMax: 10, messageMax: 200 },
  nameMax: 120,
  emailMax: 254,
  searchTextMax: 200,
  /** Texts that the home page lists, and the searches in 30 days that a text needs. */
  popularSearches: { count: 4, least: 3 },
  cardPreviewChars: 100,
  /** Maximum characters of a comment on a blog post. */
  commentMax: 2000,
  /** Comments per request: the latest come with the post, older ones on demand. */
  commentsPage: 500,
  /** Maximum characters of the texts of a blog post, and its maximum number of tags. */
  post: { titleMax: 200, contentMax: 500_000, tagMax: 40, tagsMax: 20, metaMax: 500 },
  /** Days in which a link confirms a subscription. The address is deleted after them. */
  newsletterConfirmDays: 7,
  /** Blog editor: `undoDelayMs` groups changes into one undo step. Widths are in pixels, `altMax` in characters. */
  editor: { undoDelayMs: 1000, undoMax: 100, imageWidth: { min: 100, max: 800, default: 300 }, altMax: 250 },
  /** Maximum characters of the texts of a course, and its maximum numbers of parts. */
  course: {
    nameMax: 120,
    descriptionMax: 5000,
    prerequisitesMax: 3000,
    objectivesMax: 3000,
    linkMax: 500,
    /** Major units of either currency. */
    feeMax: 10_000_000,
    batches: 50,
    modules: 100,
    durationMax: 60,
    /** First and last day of a batch at most so far ahead; later ones are mistyped years. */
    yearsAhead: 3,
    changeReasonMax: 300,
    /** Skipped and moved sessions of a batch. */
    sessionChanges: 100,
    areaMax: 200,
    addressMax: 200,
    contentTextMax: 5000,
    moduleNameMax: 200,
    moduleListMax: 5000,
  },
  trainer: { headlineMax: 160, aboutMax: 3000, locationMax: 120, yearsMax: 80 },
  /** Maximum characters of the input of AI helpers: a name, a selection, a whole post. */
  ai: { nameMax: 200, textMax: 8000, contentMax: 200_000 },
  /** Maximum bytes of a picture, by purpose. */
  upload: { thumbnail: 10 * 1024 * 1024, blog: 2 * 1024 * 1024, profile: 10 * 1024 * 1024 },
  feedbackMax: 2000,
  reviews: { pageSize: 20, answerMax: 1000, reportNoteMax: 500 },
  profile: {
    designationMax: 120,
    aboutMax: 1000,
    addressMax: 300,
    genderMax: 30,
    goalMax: 500,
    hoursMax: 80,
    interests: 50,
  },
  savedSearch: { nameMax: 80, maxEntries: 20, queryMax: 2000 },
  startup: { profileDeferMs: 0, appMountedMs: 50 },
  defaultCountryCode: '91',
} as const;
