/** Limits and constants of the product. Both the pages and the API take them from here. */
export const limits = {
  coursePageSize: 10,
  trainerPageSize: 10,
  /** A count above this is reported as "1,000+". */
  countCap: 1000,
  priceFilterDefault: { min: 0, max: 90_000 },
  otp: { digits: 6, validForMinutes: 10, maxTries: 5, maxPerHour: 5, resendAfterSeconds: 60 },
  sessionDays: 180,
  historyEntries: 10,
  corruptCookieLength: 1000,
  cookieCleanIntervalMs: 30_000,
  notice: {
    defaultMs: 4000,
    generalMs: 5000,
    stepMs: 3000,
    successMs: 2000,
    errorMs: 4000,
    /** Shortest time for a notice with an action, such as Undo. */
    actionMs: 8000,
    removalDelayMs: 200,
    swipePx: 45,
    swipeVelocity: 0.11,
    maxVisible: 20,
    widthPx: 356,
    offsetDesktopPx: 24,
    offsetMobilePx: 16,
  },
  /** The policy page's rule: within so many days of enrolling, and at most this share of the sessions held. */
  /** Largest distance around a place in the course search. */
  searchRadiusMaxKm: 200,
  refund: { days: 7, heldPercent: 20 },
  /** How long the price of an order is held while it is not paid. */
  orderOpenMinutes: 30,
  enquiry: { messageMax: 1000, maxPerDay: 20 },
  contact: { phoneMax: 10, messageMax: 200 },
  nameMax: 120,
  emailMax: 254,
  searchTextMax: 200,
  cardPreviewChars: 100,
  /** Characters of a comment on a blog post. */
  commentMax: 2000,
  /** Comments that come at a time: the first with their post, older ones when somebody asks for them. */
  commentsPage: 500,
  /** Longest texts of a blog post, in characters, and most tags of it. */
  post: { titleMax: 200, contentMax: 500_000, tagMax: 40, tagsMax: 20, metaMax: 500 },
  /** The blog's editor: changes within so many milliseconds are undone together; widths of pictures in pixels, and the longest text in place of one. */
  editor: { undoDelayMs: 1000, undoMax: 100, imageWidth: { min: 100, max: 800, default: 300 }, altMax: 250 },
  /** Longest texts of a course, in characters, and most parts of it. */
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
    areaMax: 200,
    contentTextMax: 5000,
    moduleNameMax: 200,
    moduleListMax: 5000,
  },
  trainer: { headlineMax: 160, aboutMax: 3000, locationMax: 120, yearsMax: 80 },
  /** Longest texts that the AI helpers are handed: a name, a selection, a whole post. */
  ai: { nameMax: 200, textMax: 8000, contentMax: 200_000 },
  /** Bytes of a picture, by what it is for. */
  upload: { thumbnail: 10 * 1024 * 1024, blog: 2 * 1024 * 1024, profile: 10 * 1024 * 1024 },
  feedbackMax: 2000,
  profile: {
    designationMax: 120,
    aboutMax: 1000,
    addressMax: 300,
    genderMax: 30,
    goalMax: 500,
    hoursMax: 80,
    interests: 50,
  },
  savedSearch: { nameMax: 80, most: 20, queryMax: 2000 },
  startup: { profileDeferMs: 0, appMountedMs: 50 },
  defaultCountryCode: '91',
} as const;
