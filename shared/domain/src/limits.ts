/** Limits and constants of the product, one export each. Pages and API share them. */

/** Addresses that a site tells of its releases. */
export const webhooks = {
  count: 5,
  address: 300,
  shownDeliveries: 20,
  keptDays: 30,
  /** An event that is found later than this is not sent. */
  latestDays: 7,
} as const;

export const coursePageSize = 10;
export const trainerPageSize = 10;
/** Courses that the comparison shows side by side. */
export const comparedCourses = 4;
/** Larger counts are shown as "1,000+". */
export const countCap = 1000;
export const priceFilterDefault = { min: 0, max: 90_000 } as const;
export const otp = { digits: 6, validForMinutes: 10, maxTries: 5, maxPerHour: 5, resendAfterSeconds: 60 } as const;
export const sessionDays = 180;
/** Minutes for which the link of the first administrator works. */
export const firstAdministratorMinutes = 60;
/** Minutes for which a proof of the user counts, and refused proofs in a row until the session ends. */
export const stepUp = { minutes: 10, maxTries: 10 } as const;
/**
 * Work for a code beyond the quota: a few seconds of at most `hashes` hashes. It doubles with every `doublesEvery` codes
 * beyond the quota. `maxBeyond` codes an hour bound the mails.
 */
export const codeProof = {
  hashes: 100_000,
  doublesEvery: 10,
  maxDoublings: 3,
  maxBeyond: 45,
  validForMinutes: 10,
} as const;
/**
 * `maxTries` are per sign-in; `maxPerHour` are tries of authenticator codes per account and group of devices. A challenge
 * for a passkey counts for `challengeMinutes`.
 */
export const secondFactor = {
  passkeys: 10,
  nameMax: 60,
  recoveryCodes: 10,
  totpDigits: 6,
  validForMinutes: 10,
  challengeMinutes: 5,
  maxTries: 5,
  maxPerHour: 20,
} as const;
export const historyEntries = 10;
export const corruptCookieLength = 1000;
export const cookieCleanIntervalMs = 30_000;
export const notice = {
  defaultMs: 4000,
  /** Notices of the frame: the newsletter, the session, the account. */
  generalMs: 5000,
  /** Notices of the trainer area. */
  trainerArea: { successMs: 2000, errorMs: 4000, stepMs: 3000 },
  /** Minimum time of a notice with an action, such as Undo. */
  actionMs: 8000,
  removalDelayMs: 200,
  swipePx: 45,
  swipeVelocity: 0.11,
  maxVisible: 20,
  widthPx: 356,
  offsetDesktopPx: 24,
  offsetMobilePx: 16,
} as const;
/** Largest distance around a place in the course search. */
export const searchRadiusMaxKm = 200;
/** The rule of the policy page: days after the enrolment, and the maximum percentage of sessions held. */
export const refund = { days: 7, heldPercent: 20 } as const;
/**
 * The smallest order, refund and transfer in minor units. Razorpay, API reference, "Create an Order": "The amount must
 * be at least INR 1.00" and "USD 1.00".
 */
export const smallestPayment = { INR: 100, USD: 100 } as const;
/** Payouts wait so long after a change of the account, in which its owner can notice the mail about it. */
export const payout = { accountWaitHours: 72, maxApprovalsACall: 100 } as const;
export const seats = {
  /** Time for which an unpaid order holds its seat and its price. */
  holdMinutes: 15,
  /** Largest number of seats of a limited batch. */
  max: 10_000,
  /** Fewer free seats are shown as "3 seats left". */
  fewLeft: 5,
  /** Batches with limited seats in which a learner holds a seat by an unpaid order at one time. */
  maxHolds: 10,
  /** Time after a hold without a payment in which its learner holds no seat of the batch. */
  coolDownMinutes: 30,
  /** Holds without a payment in 24 hours: of a learner in one batch, and in all batches. */
  holdsPerDay: { batch: 3, all: 20 },
} as const;
/**
 * An offer of a seat ends after `offerHours`, and `closesHours` before the first session. A learner who let it end joins
 * the list again after `coolDownHours`.
 */
export const waitingList = { offerHours: 12, closesHours: 2, maxPerLearner: 50, coolDownHours: 12 } as const;
/** Learners can join a session `joinMinutes` before its start. */
export const meeting = { joinMinutes: 15, urlMax: 1000 } as const;
export const checkIn = {
  /** Check-ins of one call; a device sends more in several calls. */
  perCall: 200,
  /** Days ahead whose sessions a device keeps, so that it works without a network. */
  daysAhead: 14,
  ticketMax: 80,
} as const;
/** Characters of the reason of a revocation. */
export const certificate = { reasonMax: 300 } as const;
/** Members and open invitations of an institute. */
export const staffMax = 100;
export const coupon = {
  perTrainer: 200,
  /** Courses or batches of one coupon. */
  targets: 100,
  usesMax: 100_000,
  /** Unknown codes per learner and hour. */
  triesPerHour: 10,
} as const;
export const enquiry = { messagesPerDay: 100, messageMax: 1000, maxPerDay: 20 } as const;
/**
 * Mails of a day that others than the reader cause. `perMailbox` counts those to an address that did not ask for them;
 * `perSender` counts a user and an institute. Codes have a limit of their own per network, because many share one.
 * `perAccount` counts optional mails to an account, `codesToDeadAddress` the codes to an address from which mails came back.
 */
export const mailBudget = {
  perMailbox: 10,
  perSender: 100,
  perNetwork: 300,
  codesPerNetwork: 1000,
  perAccount: 50,
  codesToDeadAddress: 3,
} as const;
/** Of notifications. `raisedPerHour` counts those that remotes raise for an account, `remoteKinds` its choices of such kinds. */
export const notification = {
  titleMax: 200,
  bodyMax: 500,
  linkMax: 200,
  raisedPerHour: 20,
  remoteKinds: 200,
} as const;
export const batchMessage = { textMax: 2000, perDay: 20, learners: 500 } as const;
/** `fileBytes` are the largest files by group. */
export const material = {
  perBatch: 200,
  titleMax: 150,
  linkMax: 1000,
  fileNameMax: 200,
  fileBytes: {
    document: 25 * 1024 * 1024,
    picture: 10 * 1024 * 1024,
    audio: 50 * 1024 * 1024,
    video: 100 * 1024 * 1024,
  },
} as const;
export const contact = { phoneMax: 10, messageMax: 200 } as const;
export const nameMax = 120;
export const emailMax = 254;
export const searchTextMax = 200;
/** Texts that the home page lists, and the searches in 30 days that a text needs. */
export const popularSearches = { count: 4, min: 3 } as const;
export const cardPreviewChars = 100;
/** Maximum characters of a comment on a blog post. */
export const commentMax = 2000;
/** Comments per request: the latest come with the post, older ones on demand. */
export const commentsPage = 500;
/** Maximum characters of the texts of a blog post, and its maximum number of tags. */
export const post = { titleMax: 200, contentMax: 500_000, tagMax: 40, tagsMax: 20, metaMax: 500 } as const;
/** Days in which a link confirms a subscription. The address is deleted after them. */
export const newsletterConfirmDays = 7;
/** Blog editor: `undoDelayMs` groups changes into one undo step. Widths are in pixels, `altMax` in characters. */
export const editor = {
  undoDelayMs: 1000,
  undoMax: 100,
  imageWidth: { min: 100, max: 800, default: 300 },
  altMax: 250,
} as const;
/** Maximum characters of the texts of a course, and its maximum numbers of parts. */
export const course = {
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
} as const;
export const trainer = { headlineMax: 160, aboutMax: 3000, locationMax: 120, yearsMax: 80 } as const;
/** Maximum characters of the input of AI helpers: a name, a selection, a whole post. */
export const ai = { nameMax: 200, textMax: 8000, contentMax: 200_000 } as const;
/** Maximum bytes of a picture, by purpose. */
export const upload = { thumbnail: 10 * 1024 * 1024, blog: 2 * 1024 * 1024, profile: 10 * 1024 * 1024 } as const;
/** Maximum pixels of a picture, by format. Phones take 24.5 million; AVIF and GIF take ten times as long to decode. */
export const pixels = {
  png: 25_000_000,
  jpeg: 25_000_000,
  webp: 25_000_000,
  gif: 8_300_000,
  avif: 8_300_000,
} as const;
/**
 * `perAccount` are uploads of one account at one time, `heldBytes` those of all accounts in the memory of a process.
 * An upload that brings less than `minBytesPerSecond` in `checkSeconds`, or takes `maxSeconds`, is ended.
 */
export const uploadTraffic = {
  perAccount: 2,
  heldBytes: 512 * 1024 * 1024,
  minBytesPerSecond: 8 * 1024,
  checkSeconds: 15,
  maxSeconds: 285,
} as const;
/** Pictures that wait to be decoded in a process, and those of one account among them. A decoding takes `seconds` at most. */
export const decoding = { waiting: 20, perAccount: 4, seconds: 5 } as const;
export const feedbackMax = 2000;
export const verification = {
  documents: 5,
  fileBytes: 10 * 1024 * 1024,
  noteMax: 1000,
  /** An administrator chooses at most so many years; two by default. */
  yearsMax: 5,
  defaultYears: 2,
  /** A verified trainer asks again at most so many days before the end. */
  renewalDays: 60,
  /** Documents are removed so many days after the decision. */
  keptDays: 30,
} as const;
/** Of an administrator, for the person whom a decision is about. */
export const reasonMax = 500;
export const reviews = { pageSize: 20, answerMax: 1000, reportNoteMax: 500 } as const;
export const profile = {
  designationMax: 120,
  aboutMax: 1000,
  addressMax: 300,
  genderMax: 30,
  goalMax: 500,
  hoursMax: 80,
  interests: 50,
} as const;
export const savedSearch = { nameMax: 80, maxEntries: 20, queryMax: 2000 } as const;
export const startup = { profileDeferMs: 0, appMountedMs: 50 } as const;
export const defaultCountryCode = '91';
/** Lists of categories, subcategories and languages. `entriesMax`: of one list, merged ones included. */
export const managedLists = { nameMax: 60, entriesMax: 200 } as const;
/** Settings of the site. `reloadMs`: how often a process reads what others saved. */
export const siteSettings = {
  name: 40,
  tagline: 120,
  phone: 30,
  address: 200,
  city: 60,
  link: 300,
  linkLabel: 60,
  socialName: 40,
  socialPages: 12,
  bannerText: 200,
  feePercent: 50,
  extensions: 200,
  extensionKey: 121,
  values: 200,
  valueText: 500,
  shownVersions: 50,
  reloadMs: 2000,
} as const;
/** Characters of a version of the terms, the privacy text or the policy. */
export const legalText = 60_000;
