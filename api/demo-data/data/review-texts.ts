/** Sentences that learners write, for courses that have fewer of their own than ratings. No two are used for one course. */
export const reviewTexts = [
  'I came with half of the prerequisites and was carried by my group for a week. After that I could carry someone else.',
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
  'I had tried two recorded courses before. The difference is that someone waits for you.',
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

/** Questions of learners with the trainer's answers; `{course}` is the course's name. */
export interface Question {
  text: string;
  reply: string;
}

/** Questions before an enrolment. */
export const enquiries: Question[] = [
  {
    text: 'Is it all right if I miss two classes in the second week? I have an examination then.',
    reply:
      'Yes. Watch the recordings in the same week and come to the next class in any case. Good luck with the examination.',
  },
  {
    text: 'I have worked with this for a year but never properly. Is this too basic for me?',
    reply:
      'The first week will be easy for you, the rest will not. If you find it too easy by the third class, tell me and you get your fee back.',
  },
  {
    text: 'Do you give an invoice with GST? My company would pay.',
    reply:
      'Yes. The receipt on your dashboard carries it. Please enter the company’s name and number in your profile before you pay.',
  },
  {
    text: 'Can I join the later batch if I enrol now and my project is delayed?',
    reply: 'You can, once, as long as the first batch is not half over. Write to me a day before if possible.',
  },
  {
    text: 'How many people are usually in a batch?',
    reply: 'Between fifteen and thirty. You will be in a group of four for the exercises.',
  },
  {
    text: 'Will the recordings stay available afterwards, and for how long?',
    reply: 'For a year after the last class. The notes stay yours for ever.',
  },
  {
    text: 'My laptop has 8 GB of memory. Is that enough for the exercises?',
    reply: 'It is enough. Close the browser tabs that you will not admit to.',
  },
  {
    text: 'Is there a discount for two colleagues who enrol together?',
    reply: 'Ten per cent for both. I will send you a link for it, just tell me both addresses.',
  },
  {
    text: 'I am in Toronto. Could there be a batch in my evening?',
    reply: 'Four of you have asked by now. At six I open one, so please show interest on the page, it is how I count.',
  },
  {
    text: 'Which of the listed tools do I need to install before the first day?',
    reply: 'Only the first two. The message that you get three days before the start says how.',
  },
  {
    text: 'Do you help with a project of one’s own during the course?',
    reply: 'In the last two weeks, yes. Bring something small and real.',
  },
  {
    text: 'I am returning to work after four years. Would you recommend this as a first step?',
    reply:
      'I would. Three people in the last batch came from exactly there, and I am happy to put you in touch with one of them.',
  },
  {
    text: 'Could I pay in two parts?',
    reply:
      'For this one yes, half before the start and half in the third week. Pay the first part by the link that I send you.',
  },
  {
    text: 'Is the classroom reachable with a wheelchair?',
    reply:
      'The room and the lift are. The step at the entrance has a ramp if you ring, and we open the side door on class days.',
  },
  {
    text: 'How much time should I plan for homework each week?',
    reply: 'Three to four hours. Twenty minutes of it on the day after each class, that is what makes the difference.',
  },
  {
    text: 'I would like to know what {course} covers that the official documentation does not.',
    reply:
      'Mostly the order of things, and what to do when it goes wrong. The documentation tells you what exists. We do the choosing.',
  },
  {
    text: 'Are there seats left in the next batch? The page did not say.',
    reply: 'A few. If it is full when you decide, write to me, someone always has to postpone.',
  },
  {
    text: 'Can my son, who is 16, take part with me?',
    reply: 'He can, with your account and with you in the room. He would not be the youngest.',
  },
];

/** Messages about a course whose fee is on request. */
export const quoteEnquiries: Question[] = [
  {
    text: 'We are a team of six in Pune and would like a quotation for {course}. We could begin next month.',
    reply: 'Thank you. The quotation is on its way to your address, for six seats, with two possible start dates.',
  },
  {
    text: 'Please send the fee for one person, with an invoice to a company in Bengaluru.',
    reply: 'Sent, with the dates of the next batch. It is valid for thirty days.',
  },
  {
    text: 'Would you run {course} for eight people at our office, on Saturdays?',
    reply:
      'Yes, from eight people on we come to you. I have sent a plan for eight Saturdays; tell me what does not fit.',
  },
  {
    text: 'I am an individual learner. Is there a fee for one seat in the next batch?',
    reply: 'There is. I have written to you with the fee and with what it includes.',
  },
  {
    text: 'Our training department needs a proposal with dates and a fee for up to twelve people.',
    reply: 'The proposal is in your mailbox. The second page has the names of three companies that you may call.',
  },
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

/** Public answers of trainers to reviews, by the beginning of the review. */
export const reviewAnswers: readonly { review: string; answer: string }[] = [
  {
    review: 'I could ask questions at 9 PM',
    answer: 'Thank you, Zainab. The hand-over document is now part of week six for everyone.',
  },
  {
    review: 'Dense. Keep an hour free',
    answer: 'That is fair. Since March the third week has one topic less and an hour for questions.',
  },
  {
    review: 'I would have liked one more session on capacity',
    answer: 'We heard this from several of you. The next batch has a session on capacity.',
  },
];

/** Texts that replace those of two reviews, and why readers report them. */
export const reportedReviews: readonly {
  course: string;
  text: string;
  reports: readonly { reason: 'advertising' | 'off-topic'; note: string }[];
}[] = [
  {
    course: 'Docker, from Laptop to Server',
    text: 'Notes of this and forty other courses at half the price. Write to me on Telegram.',
    reports: [
      { reason: 'advertising', note: 'The same text stands below other courses.' },
      { reason: 'advertising', note: '' },
    ],
  },
  {
    course: 'AWS Solutions Architect Associate',
    text: 'The payment page of my bank was down on the day. One star less for that.',
    reports: [{ reason: 'off-topic', note: 'This is about the bank, not about the course.' }],
  },
];

/** How the demo learner and the trainer go on after the answer. */
export const continuation: readonly { fromTrainer: boolean; text: string }[] = [
  { fromTrainer: false, text: 'Thank you. Should I prepare anything before the first class?' },
  { fromTrainer: true, text: 'Only the installation, which takes ten minutes. The list comes with the invitation.' },
];

/** Messages of trainers to their batches. */
export const batchMessageTexts: readonly string[] = [
  'This week we use the data of last week again. Please keep your file, and bring one question about it.',
  'Welcome. Please install the tools of the list before the first class. It takes half an hour, and the class is calmer with it.',
];
