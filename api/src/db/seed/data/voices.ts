/** Sentences that learners write, for courses that have fewer of their own than ratings. No two are used for one course. */
export const reviewTexts = [
  'I came with half of the prerequisites and was carried by my group for a week. After that I could carry somebody else.',
  'The recordings are up within the hour and are cut properly. I watched the difficult parts on the train.',
  'Questions are answered until you really have it. Not one was waved away.',
  'Homework came back with remarks in the margin, which has not happened to me since school.',
  'Small batch, so you cannot hide. That was good for me.',
  'Clear about what it does not cover. I wish that more courses were.',
  'We used my own work as an example for one evening. I took the result to the office on the next day.',
  'The first course that I finished. My family noticed before I did.',
  'Practical from the first minute. The theory arrived when I was asking for it.',
  'I liked that mistakes were shown on the screen, the trainer’s own included.',
  'Kept to time every single evening. With two children at home that matters more than anything.',
  'I changed jobs two months later, and three of the interview questions were exercises from week four.',
  'Good balance of listening and doing. I never looked at the clock.',
  'The group chat is still alive after four months, and people still answer.',
  'Well prepared, kind, and not afraid to say “I do not know, I will look it up”.',
  'It helped that others in the room had come from other professions too.',
  'I had tried two recorded courses before. The difference is that somebody waits for you.',
  'Slow at the beginning, exactly as promised, and then surprisingly far.',
  'The last session, where everybody shows something, should be obligatory everywhere.',
  'Every tool was explained by the problem that it solves. I finally know why we use half of our stack.',
];

/** The same from people who gave four stars, or three. */
export const mixedReviewTexts = [
  'Very good content. The pace in the third week was too fast for me.',
  'Good trainer, good material. One class had to be moved with a day’s notice.',
  'I would have liked more exercises and fewer slides in the second half.',
  'Solid. Do not skip the prerequisites, they mean it.',
  'Useful, though the group was larger than I had expected.',
  'The sound was poor on two evenings. Everything else was fine, and the recordings helped.',
  'Great if you have time for the homework. Without it you will get half.',
  'Right for beginners. I knew some of it already and should have taken the next level.',
];

/** What people ask a trainer before they enrol; `{course}` is the course's name. */
export const enquiryTexts = [
  'Is it all right if I miss two classes in the second week? I have an examination then.',
  'I have worked with this for a year but never properly. Is this too basic for me?',
  'Do you give an invoice with GST? My company would pay.',
  'Can I join the later batch if I enrol now and my project is delayed?',
  'How many people are usually in a batch?',
  'Will the recordings stay available afterwards, and for how long?',
  'My laptop has 8 GB of memory. Is that enough for the exercises?',
  'Is there a discount for two colleagues who enrol together?',
  'I am in Toronto. Could there be a batch in my evening?',
  'Which of the listed tools do I need to install before the first day?',
  'Do you help with a project of one’s own during the course?',
  'I am returning to work after four years. Would you recommend this as a first step?',
  'Could I pay in two parts?',
  'Is the classroom reachable with a wheelchair?',
  'How much time should I plan for homework each week?',
  'I would like to know what {course} covers that the official documentation does not.',
  'Are there seats left in the next batch? The page did not say.',
  'Can my son, who is 16, take part with me?',
];

/** What people write about a course whose fee is on request. */
export const quoteTexts = [
  'We are a team of six in Pune and would like a quotation for {course}. We could begin next month.',
  'Please send the fee for one person, with an invoice to a company in Bengaluru.',
  'Would you run {course} for eight people at our office, on Saturdays?',
  'I am an individual learner. Is there a fee for one seat in the next batch?',
  'Our training department needs a proposal with dates and a fee for up to twelve people.',
];

/** Questions that wait for Ananya Raghavan, newest last, with how many hours before the load day they were asked. */
export const openQuestions: { from: string; course: string; hoursAgo: number; text: string }[] = [
  {
    from: 'Harpreet Gill',
    course: 'Kubernetes in Production',
    hoursAgo: 11,
    text: 'Do we need an account with a particular cloud, or are the clusters provided? I only have access to Azure.',
  },
  {
    from: 'Swapna Naidu',
    course: 'Site Reliability Engineering',
    hoursAgo: 9,
    text: 'Our on-call team has four people. Does the part about rotas still make sense for us?',
  },
  {
    from: 'Marcus Brooks',
    course: 'Kubernetes in Production',
    hoursAgo: 7,
    text: 'I am in New Jersey. Would the early-morning batch in January be my previous evening, and is there a room for questions afterwards?',
  },
  {
    from: 'Abhishek Tiwari',
    course: 'Terraform, Module by Module',
    hoursAgo: 5,
    text: 'When does the next batch begin? I have saved the course and see no date.',
  },
  {
    from: 'Lekha Varma',
    course: 'Linux for Cloud Engineers',
    hoursAgo: 3,
    text: 'Is this really free? And will there be something like it on weekdays?',
  },
];

/** Messages from the contact page. */
export const contactMessages = [
  { name: 'Ruby Campbell', text: 'Lovely site. Could the calendar file include the class link as well as the time?' },
  {
    name: 'Prakash Murugesan',
    text: 'I teach carpentry in Salem. Is there room for courses that are not about computers?',
  },
  { name: 'Garima Saxena', text: 'Our college would like to enrol forty students in one batch. Whom do we talk to?' },
  { name: 'Tobias Weber', text: 'Please show prices in euro. Otherwise: very clear, thank you.' },
];
