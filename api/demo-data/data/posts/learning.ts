import type { PostSeed } from './post-seed';

/** Posts about learning live. */
export const learningPosts: PostSeed[] = [
  {
    title: 'Why a start date beats a library of videos',
    tags: ['Learning', 'Cohorts', 'Habits'],
    publishedDaysAgo: 7,
    picture: { scene: 'calendar', hue: 66 },
    metaDescription:
      'A library of recorded courses is always there tomorrow. A live course has a Monday, and that turns out to matter more than anything else about it.',
    metaKeywords: 'live courses, start date, cohort learning, finishing a course',
    likes: 128,
    comments: [
      'Anonymous: Would love to see this split by weekday and weekend.',
      'Vikram Solanki: As a trainer I see the same: the last week before a batch brings half the room.',
      'Priya Nair: The ring on the date is what made me book. I had nine days.',
    ],
    content: `<p>Ask ten people who bought a recorded course how far they got. The honest answer is usually the third video. Nothing was wrong with the fourth. It was simply always going to be there tomorrow.</p>
<p>A live course has one thing that a library cannot have: a Monday. Someone will be in the room at seven, and they will notice if you are not.</p>
<h2>What the numbers say</h2>
<p>We looked at 4,200 enrolments over a year. Of people whose course had a start date within fourteen days, 71 in 100 finished. With a start date further away than two months, 48 did. The courses were the same, and so were the trainers and the fees. What differed was the distance between deciding and beginning.</p>
<p>That surprised us, because we had expected the opposite. People who book early are the careful ones, we thought; they will have cleared their evenings. They had. And then the evenings filled up again, one wedding and one release at a time.</p>
<blockquote>The nearest date is the best feature a course can have.</blockquote>
<p>So we put it first. On every card and every page, the date stands before the name, and the ring around it closes as the day comes nearer.</p>
<h2>Three things that a date does</h2>
<h3>It makes the decision small</h3>
<p>“Should I learn Kubernetes?” is a question about your career, and no one answers one of those on a Tuesday evening. “Can I be free at seven from the 23rd?” is a question about a calendar. You can answer it while the tea is boiling.</p>
<h3>It brings other people</h3>
<p>Twenty people who begin on the same day are stuck on the same exercise in the same week. The best explanation of a thing often comes from someone who understood it yesterday. A library has thousands of learners and not one of them is where you are.</p>
<h3>It ends</h3>
<p>No one talks about this one. An end is what lets you say no to other things for six weeks, because it is only six weeks. Something without an end asks for a place in your life for ever, and loses it to the first thing that asks more loudly.</p>
<h2>What recordings are good for</h2>
<p>This is not an argument against recordings. Every trainer on this site who records gives you the film within the day, and it is the best way to hear the difficult ten minutes again. But a recording is a good servant of a class you were in. As a replacement for it, it is a shelf.</p>
<h2>If you are choosing today</h2>
<ul>
<li>Sort by what starts soonest before you sort by anything else.</li>
<li>Prefer a course that is nearly right and begins next week over one that is perfect and begins in March.</li>
<li>Tell one person the date. Not the subject, the date.</li>
<li>Put all the sessions in your calendar at once, the last one included.</li>
</ul>
<p>And if nothing near suits you, show interest in the course you want. Trainers look at that number before they open another batch, and the next nearest date may be one that you caused.</p>`,
  },
  {
    title: 'Your first live class: a checklist for the evening before',
    tags: ['Learning', 'Beginners'],
    publishedDaysAgo: 16,
    picture: { scene: 'way', hue: 232 },
    metaDescription:
      'Twenty minutes on the evening before save an hour of the first class. What to test, what to read, and what you can safely ignore.',
    metaKeywords: 'first class, checklist, online class, preparation',
    likes: 74,
    comments: [
      'Harika Reddy: I would add: tell the people you live with. My first class had a pressure cooker in it.',
      'Arjun Menon: Point four saves me fifteen minutes in every batch. Thank you.',
    ],
    content: `<p>The first class is the one where most things go wrong, and nearly all of them could have gone wrong the evening before, in peace. Here is what our trainers wish that everybody had done. It takes twenty minutes.</p>
<h2>The machine</h2>
<ol>
<li><strong>Open the class link once.</strong> It works before the class, and shows you a waiting room. If your office network blocks it, you want to know now.</li>
<li><strong>Speak and listen.</strong> Headphones with a microphone are better than the best laptop. The pair that came with your telephone will do.</li>
<li><strong>Restart.</strong> Updates wait for the moment at which you have no time. Give them one in which you have.</li>
<li><strong>Install what the course page lists.</strong> The tools stand under “Covering Tools”, and the pre-class message says which of them you need on the first day. Usually it is one or two, not twelve.</li>
</ol>
<h2>The place</h2>
<p>You need a table, light from the front, and a door or a sentence. The sentence is for the people you live with: “From seven to half past eight I am in class.” It works better when it is said every time.</p>
<p>A second screen is pleasant and not necessary. If you have only one, put the class on the left half and your work on the right, and try now whether you can still read both.</p>
<h2>The head</h2>
<p>Read the page of the first module. Not to learn it, only to have met the words. A word that you see for the second time is twice as easy as one that you hear for the first.</p>
<p>Then write down one thing you want to be able to do at the end. One line, for yourself. You will need it in week three, when the novelty has gone and the thing that you wanted has not come yet.</p>
<blockquote>No one remembers who asked the simple question. Everybody remembers that it was answered.</blockquote>
<h2>What you can ignore</h2>
<ul>
<li>Being behind. Everybody believes that they are the least prepared. In our survey of first-day learners, four in five said so, which cannot be right.</li>
<li>Taking notes of everything. The slides and the recording will be there. Note what surprised you.</li>
<li>Your camera, unless the trainer asks. Most do not mind. If you can bear it, switch it on for the first five minutes: a room is easier to teach when it has some faces.</li>
</ul>
<h2>On the day</h2>
<p>Come five minutes early. Those minutes before the class are when the trainer learns names, and when you find out that someone else in the room also came from accounts, or from nursing, or from a town an hour from yours. That person is your study group.</p>
<p>And have water at hand. Two hours are long, and the best question always comes just as you get up to fetch some.</p>`,
  },
  {
    title: 'Week three: how to fall behind and come back',
    tags: ['Learning', 'Habits'],
    publishedDaysAgo: 29,
    picture: { scene: 'calendar', hue: 12 },
    metaDescription:
      'Nearly everybody falls behind in the third week. What to do on the first missed evening, the second, and the day you think of giving up.',
    metaKeywords: 'falling behind, catching up, finishing a course, study habits',
    likes: 96,
    comments: [
      'Mohit Pandey: I was about to ask for a refund. Wrote to the trainer instead, as it says here. Am in week five.',
      'Sayali Deshmukh: “Do the next class, not the last one” is on a sticky note above my desk.',
      'Anonymous: Week three it was. How did you know?',
    ],
    content: `<p>It has a shape. In the first week everything is new and everybody comes. In the second, the homework is longer than it looked. And in the third there is a fever in the family, or a release, or a festival, and you miss an evening. The next one makes no sense, so you miss that too. On the third you are too embarrassed to come.</p>
<p>Of the people who leave a course, more leave in week three than in all other weeks together. Very few of them leave because of the subject.</p>
<h2>After one missed class</h2>
<p>Do the next class, not the last one. This feels wrong, and it is the most useful sentence of this article. Come to the next class even if you understand half of it. You will hear which parts of the missed one matter, because they will be used. Then watch the recording for those parts, and only for those.</p>
<p>People who do it the other way round, recording first and class afterwards, come back a week later on average. Many do not come back.</p>
<h2>After two</h2>
<p>Write to the trainer. Two lines are enough: “I missed Tuesday and Thursday. What is the one thing I need before Monday?” Every trainer on this site has been asked this, and every one of them has an answer ready. You will find the button “Chat” on the course page, and the reply usually comes within the day.</p>
<p>Then ask a classmate for their notes. Not because the notes are good, but because you now have someone who will ask on Monday whether you have come.</p>
<h2>After three</h2>
<p>Now decide, and decide on purpose. There are three honest choices:</p>
<ul>
<li><strong>Catch up.</strong> Count the hours truthfully. If it is fewer than eight, take a Sunday.</li>
<li><strong>Change the batch.</strong> Many trainers let you join the next one without another fee. Ask before the batch is half over.</li>
<li><strong>Stop.</strong> If it is within seven days and you have seen less than a fifth, the fee comes back in full. After that, stopping still gives you something: your evenings, and an end to feeling bad about them.</li>
</ul>
<blockquote>The worst choice is the fourth one: to go on paying with guilt for something you no longer attend.</blockquote>
<h2>Before it happens</h2>
<p>There is one habit that predicts finishing better than grades, experience or even attendance. It is doing <em>some</em> homework within a day of the class. Not all of it: twenty minutes. People who touch the material within a day miss classes as often as everybody else, and come back nearly twice as often.</p>
<p>We think that we know why. Anyone who has begun something has a question, and anyone who has a question has a reason to come on Monday.</p>`,
  },
  {
    title: 'A small guide to learning across time zones',
    tags: ['Learning', 'Time zones'],
    publishedDaysAgo: 41,
    picture: { scene: 'zones', hue: 210 },
    metaDescription:
      'Half past six in Bengaluru is one in the morning in London. How to choose a batch that fits your day, and what summer time does to it.',
    metaKeywords: 'time zones, IST, live class abroad, summer time',
    likes: 52,
    comments: [
      'Amelia Hughes: The note about the last Sunday in October would have saved me one very early morning.',
      'Omar Haddad: Dubai is the best-kept secret: ninety minutes behind India, all year.',
    ],
    content: `<p>A third of our learners are not in the place where their class is taught. Some are an hour and a half away, some eleven. Time zones are the least glamorous part of learning abroad and the one that goes wrong most often, so here is all that we know about them, on one page.</p>
<h2>What the page shows you</h2>
<p>Every batch has a zone of its own, and its times are always shown in that zone, with the name beside them: <em>7:00–9:00 PM IST</em>. If you are somewhere else, a second line says what that is on your own clock. The first line is the promise of the trainer. The second is our arithmetic.</p>
<p>Four zones are in use: India, UTC, and the Eastern and Pacific times of the United States. The last two follow the summer time of New York and Los Angeles, whatever their abbreviations may suggest.</p>
<h2>Where Indian evenings fall</h2>
<ul>
<li><strong>Dubai</strong>: an hour and a half earlier. An evening class in India is an early evening class in Dubai, all year round.</li>
<li><strong>Singapore</strong>: two and a half hours later. Choose six or half past six in India, not nine.</li>
<li><strong>Germany and Britain</strong>: an Indian evening is your afternoon. Weekend batches work better, or Indian classes at nine in the evening, which are at half past three or half past four with you.</li>
<li><strong>New York and Toronto</strong>: an Indian early morning is your previous evening. A class at half past six on Tuesday in India is at eight on Monday evening with you in winter, and nine in summer. Mind the day.</li>
<li><strong>Sydney</strong>: an Indian early morning is your late one. Weekend classes at seven are at half past eleven or half past twelve.</li>
</ul>
<h2>The two awkward weeks</h2>
<p>India does not change its clocks. Most of Europe and North America do, and not on the same day. So a batch that runs through March or through the end of October will move by an hour for you, in the middle of the course, while nothing has changed for the trainer.</p>
<blockquote>If you remember one thing: between the second Sunday of March and the last, New York and London are four hours apart and not five.</blockquote>
<p>Our calendar file knows all of this. Add it once, with the button on your dashboard, and your own calendar will move each session to its proper hour. A recurring entry that you type in yourself will not.</p>
<h2>Living with a difficult hour</h2>
<p>Learners who finish at odd hours tell us the same three things. They eat before the class and not after it. They tell their team once, in writing, that they are away on those days. And they never take the class from bed, not even once, because the second time is not a decision any more.</p>
<p>If no batch fits, show interest in the course and say in the message where you are. When six people in one zone ask, a trainer usually opens a batch for them. The American batches on this site all began that way.</p>`,
  },
  {
    title: 'The question you did not ask',
    tags: ['Learning', 'In the room'],
    publishedDaysAgo: 58,
    picture: { scene: 'talk', hue: 262 },
    metaDescription:
      'In every class there is a question that ten people have and no one asks. How to ask it, and how good trainers make it easy.',
    metaKeywords: 'asking questions, live class, learning, classroom',
    likes: 83,
    comments: [
      'Neha Agarwal: “What would you expect to happen?” is the best answer to a question that I know. Borrowed it from my own teacher.',
      'Rajat Srivastava: I asked. It was the wrong one. The right one came out of the discussion.',
    ],
    content: `<p>In a class about databases in September, a trainer said the word “idempotent” eleven times. We know, because the recording was transcribed. After the eleventh time someone typed into the chat: “Sorry, what does that mean?” Fourteen people reacted with a heart. Fourteen of twenty-two had sat there for forty minutes with the same question.</p>
<p>This is the strange arithmetic of rooms. Everybody assumes that everybody else knows, and the silence of each is the proof for all the others.</p>
<h2>Why we do not ask</h2>
<p>We asked 600 learners. The first reason was not shame, as one would expect. It was politeness: “I did not want to stop the others.” Then came shame, and then a third one that interested us most: “I could not say what it was that I did not understand.”</p>
<p>That third reason deserves attention, because it is not a gap in knowledge. It is the beginning of knowledge. You have noticed that something does not fit, and have no words for it yet.</p>
<h2>Four sentences that work without the right words</h2>
<ul>
<li>“Can you do that once more with another example?”</li>
<li>“I was with you until <em>here</em>.” Say where. That is enough.</li>
<li>“What would have happened if we had not done that?”</li>
<li>“How would I notice that I got this wrong?”</li>
</ul>
<p>None of them needs the word that you are missing. All of them move the trainer to a place where you can see.</p>
<blockquote>A question is not an interruption of the class. It is the only moment in which the class is certainly about someone.</blockquote>
<h2>What good trainers do</h2>
<p>They wait. Most of us can bear one and a half seconds of silence after “any questions?”, and a learner needs about six to decide to speak. The trainers with the best reviews on this site count to eight, some of them visibly, on their fingers.</p>
<p>They also ask in another way. “Any questions?” invites only those who are brave. “Tell me one thing that is still foggy” presumes that there is fog, which there is. And a few of them answer every question with a question of their own first: “What would you expect to happen?” Half of the time the learner hears the answer in their own voice.</p>
<h2>If you really cannot</h2>
<p>Write it down with the time. After the class, send it to the trainer through the chat on the course page, or bring it to the next one: the first five minutes are for exactly that. A question that is asked a day late is still asked early. The late ones are those which are asked at work, a year afterwards, when it is your own table that is locked.</p>
<p>And put a heart on someone else’s simple question. It costs nothing. To the person who asked, it says: fourteen of us.</p>`,
  },
];
