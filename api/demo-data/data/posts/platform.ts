import type { PostSeed } from './post-seed';

/** Posts about the site itself, and drafts. */
export const platformPosts: PostSeed[] = [
  {
    title: 'Paid, but not enrolled: a promise and how it is kept',
    tags: ['Product', 'Payments'],
    publishedDaysAgo: 4,
    picture: { scene: 'ledger', hue: 190 },
    metaDescription:
      'The worst moment on any course site is the minute after paying. What can go wrong in it, and what we built so that your seat does not depend on luck.',
    metaKeywords: 'payments, enrolment, refunds, UPI',
    likes: 58,
    comments: [
      'Chirag Mehta: My bank went down in the middle. The page said so, and ten minutes later I was in. Respect.',
      'Anonymous: What if I close the tab?',
    ],
    content: `<p>You press the button. The bank’s page turns for a while. Then there is a white screen, or a message from the bank without one from us, and you sit there with ₹12,000 less and no course. It happens everywhere that money moves through three companies in five seconds. It is the worst minute that a site like ours can give you, so we started from there.</p>
<h2>What can go wrong</h2>
<p>Between you and your seat there are four messages. We ask the payment provider for an order. You pay the provider. The provider tells your browser. Your browser tells us. The last one is the weak one: a lift, a low battery or an impatient click is enough, and it never arrives.</p>
<p>Sites that depend on that fourth message sell seats by luck.</p>
<h2>What we do instead</h2>
<p>There are three ways in which a payment can reach us, and any single one of them is enough.</p>
<ol>
<li><strong>Your browser says so.</strong> This is the quick way, and it works in ninety-seven cases of a hundred.</li>
<li><strong>The provider says so.</strong> Its computers tell ours directly, and repeat it until we confirm. Your telephone may be at the bottom of a lake.</li>
<li><strong>We ask.</strong> Every few minutes we look through orders that are still open, and ask the provider about each of them.</li>
</ol>
<p>If all three arrive, which is usual, they are recognised as the same payment. An order is paid once, however often it is confirmed.</p>
<blockquote>You should never need a screenshot to prove that you paid.</blockquote>
<h2>What you see</h2>
<p>While we do not know yet, the page says so: “Confirming your payment”. Not success, which would be a guess, and not failure, which would make you pay again. You may close it. The course appears on your dashboard as soon as we know, and a mail tells you. In nearly all cases that takes less than two minutes.</p>
<p>If a payment really has failed, the page says that too, with what you can do next. Your seat is held for you for a while, so that a second attempt does not find the batch full.</p>
<h2>And the way back</h2>
<p>The refund rule fits into one sentence: within seven days of paying, if not more than a fifth of the sessions has passed, you get back everything. The page of each course that you bought says whether you are within it, and until when. You need not write to anybody. The money goes back the way it came, and the bank usually takes three to five working days.</p>
<p>Free courses do not touch the bank at all. You press the button, and you are in. We mention it because people have asked us where the card form was.</p>
<h2>If something is still wrong</h2>
<p>Write to us from the contact page with the e-mail address that you signed in with. We do not need the screenshot. We can see the order, all of its four messages, and which of them is missing.</p>`,
  },
  {
    title: 'What makes a review useful',
    tags: ['Product', 'Reviews'],
    publishedDaysAgo: 47,
    picture: { scene: 'talk', hue: 38 },
    metaDescription:
      'Only learners who enrolled can review here. That makes reviews true. What makes them useful is something else, and you can do it in three sentences.',
    metaKeywords: 'reviews, ratings, choosing a course, feedback',
    likes: 39,
    comments: [
      'Meera Kulkarni: A four-star review changed my course more than all the fives.',
      'Pooja Shetty: I wrote mine again after reading this.',
    ],
    content: `<p>“Very good course, nice sir.” We have some hundreds of those, and they are true. Only people who enrolled can write a review here, one for each course, with their name beside it. So they are honest. But are they of any use to someone who has to choose between three evenings?</p>
<p>We gave forty learners a set of reviews and asked after each one: do you now know more about whether this course is for you? Here is what made them say yes.</p>
<h2>Say where you started</h2>
<p>“I had used React for two years by copying.” After that sentence a reader knows whether you are like them, and everything that follows is worth twice as much. A beginner who found it fast and an expert who found it slow are both right. Without knowing who is who, a reader can do nothing with either.</p>
<h2>Name one moment</h2>
<p>“The incident drill in week five.” “The Saturday on which we compressed a photograph of my dog with a matrix.” A moment cannot be made up, and it tells more about the way of teaching than any adjective does. If you can think of none, that too is information.</p>
<h2>Say what was hard, or missing</h2>
<p>This is the part that people leave out because they like the trainer. Do not. “Dense: keep an hour free after each class” is praise to one reader and a warning to another, and each of them is grateful.</p>
<blockquote>In our test, a review of four stars with one complaint sold more seats than five stars without any.</blockquote>
<p>The reason is simple. A complaint shows that the writer was looking.</p>
<h2>Three sentences, then</h2>
<ul>
<li>Where did you start?</li>
<li>Which moment do you remember?</li>
<li>What should someone know before they come?</li>
</ul>
<p>The form on the trainer’s page now asks for exactly these three, as hints that you may ignore.</p>
<h2>What we do with stars</h2>
<p>We show the average and, always beside it, the number of people. A 5.0 from three people and a 4.7 from two hundred are different things, and we do not hide the one behind the other. Lists that are sorted by rating take both into account.</p>
<p>We do not take reviews down because they are bad. We take them down if they are about someone’s looks, language, religion or caste, or if they publish a private matter. In the last year that was eleven out of some thousands. In each case the writer was told why, and could write again.</p>
<h2>For trainers</h2>
<p>Reply once, briefly, or not at all. And read the four-star ones twice. They are from people who wanted to give you five, and had a reason.</p>`,
  },
  {
    title: 'Reading a batch: weekdays, weekends and the evenings you really have',
    tags: ['Product', 'Learning'],
    publishedDaysAgo: 66,
    picture: { scene: 'calendar', hue: 262 },
    metaDescription:
      'What the small squares on a course page mean, how to count the hours of a batch, and a simple test of whether a schedule fits your life.',
    metaKeywords: 'batch, schedule, weekday class, weekend class, hours',
    likes: 44,
    comments: [
      'Ketaki Gokhale: The Sunday test! I failed it, chose the weekday batch, finished it.',
      'Sunita Deshpande: A plan is a wish until it survives its second Sunday.',
    ],
    content: `<p>Two batches of one course, the same trainer, the same fee. One is on weekdays, from seven to nine, for six weeks. The other is on weekends, from ten to one, for ten weeks. Both are sixty hours. Which of them will you finish?</p>
<p>It is the question that we are asked most often, and we cannot answer it. But we can show you how to read what stands on the page.</p>
<h2>The squares</h2>
<p>Beside every batch there is a small field of squares. Each column is a week and each row is a day, from Monday at the top to Sunday at the bottom. A dark square is a class. The saffron one is the first.</p>
<p>Read it from a distance. A block that is tall and narrow is a sprint: every evening, soon over. A strip that is long and low is a walk: two days a week, through half of the winter. Neither is better. But people know at once which of the two makes them uneasy, and that feeling is usually right.</p>
<h2>Count three things</h2>
<ol>
<li><strong>Hours together.</strong> The page does this for you. It is the number that you can compare between courses, much better than weeks.</li>
<li><strong>Hours alone.</strong> Add half of the first number for a beginner’s course and as much again for an advanced one.</li>
<li><strong>Festivals and deadlines.</strong> Lay your own calendar beside the squares. If more than two classes fall on days that you already know to be impossible, take the next batch.</li>
</ol>
<h2>The evenings you really have</h2>
<p>Weekday batches look harder and are finished more often. We believe that it is because they ask for the same thing every day. After a week, half past six is simply when you learn. A weekend batch must be defended anew each time, against weddings, against sleep, and against people whom you love.</p>
<blockquote>A weekday class competes with your tiredness. A weekend class competes with your family.</blockquote>
<p>But parents of small children tell us the opposite: evenings belong to homework and baths, and on Sunday mornings someone else can take over for three hours. So here is the test that we like best.</p>
<h2>The Sunday test</h2>
<p>Think of the last two Sundays. Not of typical ones: the last two. At the hour of the class, where were you? If on both of them you could have been in a quiet room, take the weekend batch. If you could on neither, do not. And if it was one of two, ask the person with whom you spent the other one.</p>
<h2>Any day, every day</h2>
<p>A few batches are marked “Any Days”. They are short, usually a week or two of daily hours, and they are meant for holidays and for people between two jobs. Seven squares in a column look frightening. They are also over by next Monday.</p>`,
  },
  {
    title: 'Classroom batches are back: what we check before we list a room',
    tags: ['Product', 'Classroom'],
    publishedDaysAgo: null,
    picture: { scene: 'room', hue: 92 },
    metaDescription:
      'A map pin is not a room. The nine things that we ask of a trainer before a classroom batch appears, from fire exits to drinking water.',
    metaKeywords: 'classroom, offline batch, safety, accessibility',
    likes: 0,
    comments: [],
    content: `<p>One batch in six is now taught in a room, or in a room and online at once. That is more than at any time since we began. People have missed tables, tea and the walk to the bus stop afterwards, during which half of the learning happens.</p>
<p>A room is also a promise of another kind. If a link does not work, you lose an evening. If a room is not what it said, someone may have travelled for two hours. So before a classroom batch appears, we ask its trainer nine questions.</p>
<h2>Getting there</h2>
<ul>
<li>Which door, and which floor? “Near the metro” is not an address.</li>
<li>Is there a lift, and does it run on Sundays?</li>
<li>Can someone in a wheelchair reach the room and the toilet? Yes and no are both fine as answers, as long as one of them stands on the page.</li>
</ul>
<h2>Being there</h2>
<ul>
<li>How many chairs have a table in front of them? That is the number of seats.</li>
<li>Is there power for each, and what happens when it fails?</li>
<li>Drinking water, and a toilet that can be locked.</li>
<li>Two ways out.</li>
</ul>
<h2>Leaving</h2>
<ul>
<li>When does the last class end, and is there light on the way to the road?</li>
<li>Who is in the building besides the trainer?</li>
</ul>
<p>The last two were suggested by learners, and they were right. A course that ends at half past nine in an empty office block is a course for some people only.</p>
<blockquote>A room is not a place on a map. It is a way in, a way to be, and a way out.</blockquote>
<h2>What the page shows</h2>
<p>The area stands on every classroom batch, and the street address with a map where the trainer gives it, so that you can judge the journey. Both are in the mail to those who have enrolled, and stand on their dashboard from then on.</p>
<h2>Both at once</h2>
<p>Batches that are “Online/Offline” are the most difficult of all to teach, and we tell trainers so. The people on the screen must be heard in the room, and the board in the room must be readable on the screen. Those who do it well have a second person, a good microphone on a long cable, and the habit of asking the screen first.</p>
<p>We will visit some of the rooms ourselves this winter, unannounced, in the way that your aunt does. We will count the chairs, try the lift and drink the water, and what we find will be told to the trainer first, and then, if it has not changed within a month, to everybody who looks at the page.</p>`,
  },
  {
    title: 'The week after: what to do when the course is over',
    tags: ['Learning', 'Careers'],
    publishedDaysAgo: null,
    picture: { scene: 'way', hue: 158 },
    metaDescription:
      'The last class ends at nine, and on Monday there is nothing. Five small things for the week in which most of it would otherwise be forgotten.',
    metaKeywords: 'after the course, portfolio, keeping skills, alumni',
    likes: 0,
    comments: [],
    content: `<p>The last class ends at nine. There is some clapping, someone takes a picture of the screen, and on Monday at seven there is nothing. For six weeks you knew where to be. Now you have an evening, a folder, and the feeling that it is all still there. It is, for about ten days.</p>
<p>What you do in this one week decides what is left after a year. It need not be much.</p>
<h2>Monday: write one page</h2>
<p>Without looking anything up, write down what you can do now that you could not do before. Use verbs. “I can find out why a service does not answer.” Where you hesitate, put a question mark. The question marks are your list for the rest of the week.</p>
<h2>Tuesday: clean one thing</h2>
<p>Take the project of the course, and make it fit to be seen by a stranger. A name, a page that says what it is, how to start it, and one picture. An hour is enough, and you will never have that hour again, because in a month you will not know any more how it starts.</p>
<h2>Wednesday: use it where no one asked</h2>
<p>Find one small thing at work, or at home, and do it in the new way. Do not announce it. A report, a query, a form, a list of guests. What has been used once outside of the course belongs to you. What has not belongs to the course.</p>
<blockquote>What you have used once, unasked, is yours.</blockquote>
<h2>Thursday: teach ten minutes</h2>
<p>Explain one idea to one person. A colleague at lunch will do, and so will a cousin. You will notice within two minutes which part you have only memorised. That part is another question mark.</p>
<h2>Friday: write to two people</h2>
<p>Write to the trainer: one thing that you have used, and one that is still foggy. You will nearly always get an answer, and often an offer. And write to one classmate, with a date: “In four weeks I will show you what I have made of it, and you show me.” Put it into both calendars. It is a start date, after all.</p>
<h2>And then the next course?</h2>
<p>Perhaps. But not in the same week. Those of our learners who take a second course within a month finish it as often as the first. Those who use the first for two months before they take another finish it more often, and choose better, since they know what they are missing.</p>
<p>Save what interests you, and let the ring around its date close a little.</p>`,
  },
  {
    title: 'Certificates: what they prove, and what they do not',
    tags: ['Careers', 'Product'],
    publishedDaysAgo: null,
    picture: { scene: 'ledger', hue: 66 },
    metaDescription:
      'We asked thirty people who hire what they do with a certificate of attendance. What they look for in its place fits on half a page.',
    metaKeywords: 'certificate, hiring, portfolio, course completion',
    likes: 0,
    comments: [],
    content: `<p>“Will I get a certificate?” is the second question that we are asked about any course, after the one about the fee. The answer is mostly yes. A better question would be: who will read it?</p>
<p>We asked thirty people who hire, in companies between eight and eight thousand employees, what they do when they see one.</p>
<h2>What they told us</h2>
<p>There are two kinds of paper, and they are treated in quite different ways.</p>
<p><strong>An examination</strong> that someone else sets, with a number that can be looked up, opens a door. Twenty-four of the thirty use it to decide whom to call. For consultants it is often a condition of the customer. No one believes that it proves skill. Everybody believes that it proves that you can prepare for something and turn up.</p>
<p><strong>A certificate of attendance</strong> opens nothing by itself. But nineteen of the thirty said, without being asked, that they look at it as the beginning of a conversation. “What did you build there?” And then they listen to how long it takes until you say something that only a person can say who was there.</p>
<blockquote>The paper gets one question. The answer gets the rest of the hour.</blockquote>
<h2>What they would rather see</h2>
<ul>
<li>One piece of work that opens on their screen, with a page that says what it is and what you would do differently.</li>
<li>A sentence from someone who saw you work: a trainer, a client, a classmate who is employed by now.</li>
<li>A thing that went wrong, and what you did next.</li>
</ul>
<p>All three can come out of a course. None of them is made of paper.</p>
<h2>What we do about it</h2>
<p>Trainers decide whether they give a certificate, and for what. If it is for attendance, we ask them to say so. If it is for something that was examined, we ask them to say by whom. Words such as “certified expert” after three weekends are not accepted, even if the learner is wonderful.</p>
<p>And we are working on something that thirty people would read: a page for each learner, only if they want it, on which the work from a course stands beside a sentence by the trainer. It will have a date on it, naturally.</p>
<h2>Until then</h2>
<p>Take the certificate. Put it where your parents can see it; that counts too. And spend the evening that you would have spent on designing a nicer border on making the project start with one command.</p>`,
  },
];
