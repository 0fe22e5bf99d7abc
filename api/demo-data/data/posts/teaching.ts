import type { PostSeed } from './post-seed';

/** Posts for and about trainers. */
export const teachingPosts: PostSeed[] = [
  {
    title: 'How to set a fee when no one tells you what to charge',
    tags: ['Teaching', 'Fees'],
    publishedDaysAgo: 11,
    picture: { scene: 'ledger', hue: 345 },
    metaDescription:
      'Listing is free here and the fee is yours to choose. A way to find it in four steps, with the mistakes that new trainers make.',
    metaKeywords: 'course fee, pricing, trainers, discount, price on request',
    likes: 61,
    comments: [
      'Saraswat Tech Institute: We print the sums of step two for every new trainer who joins us.',
      'Tara Bhattacharya: Raising a fee between batches is not a crime. It took me nine years to learn that.',
    ],
    content: `<p>Listing a course costs nothing, and the fee is yours. That is pleasant until you face the empty field. Should it say 900, or 9,000? We have watched several hundred trainers fill it in, some of them twice, and this is what those do who sleep well afterwards.</p>
<h2>Step one: count the hours that no one sees</h2>
<p>A course of thirty hours in the room is not thirty hours. In the first batch, most trainers spend one hour of preparation and half an hour of answering for every hour of class. In the third batch preparation has fallen by half, and answering has not fallen at all.</p>
<p>So a first batch of thirty hours is about seventy-five. Write that number down. It is the one that you will think of on a Sunday night.</p>
<h2>Step two: find your floor</h2>
<p>Decide what an hour of your Sunday is worth. Multiply. Divide by half of the seats that you offer, because a first batch is usually half full. What comes out is your floor. Below it you will resent the course, and learners notice that before you do.</p>
<p>An example. Seventy-five hours at ₹800 is ₹60,000. With twenty seats offered, divide by ten: ₹6,000. That is not a recommendation. It is arithmetic, and you can disagree with any of its numbers.</p>
<h2>Step three: look sideways, once</h2>
<p>Search for your subject, with your level and your length, and write down five fees. If your floor lies far above all five, the question is not how to become cheaper but what is different about your course. Perhaps it is twelve seats in place of two hundred, or homework that comes back with comments. Say so in the first sentence of the description, since the fee will be read together with it.</p>
<blockquote>People do not compare fees. They compare what they believe they will get for them.</blockquote>
<h2>Step four: choose a number and leave it alone</h2>
<p>For one batch, do not touch it. Changing the fee while people are deciding punishes those who decided early. Between batches, change it as you like. What learners have paid stays as it was, and no one is charged twice.</p>
<h2>Discounts, and the two other fees</h2>
<ul>
<li><strong>A discount</strong> needs a reason that you could say aloud: the first batch, an early booking, a subject in which you want more women or more beginners. A discount that never ends is simply the fee, with a struck-out number beside it.</li>
<li><strong>Free</strong> is a good fee for two evenings, and a poor one for six weeks. Free learners are as kind as others and come half as often.</li>
<li><strong>Price on request</strong>, which is what an empty field means, is for companies, or for anything whose size you do not know beforehand. For individuals it is a closed door. Expect one question for every ten that would have enrolled.</li>
</ul>
<h2>And dollars?</h2>
<p>If you teach at hours that suit people abroad, fill in the second field. Do not translate: think again. Fees there are compared with other evenings, in other cities. Most trainers end between one and a half and two times the exchange rate, and learners in India still see and pay rupees.</p>`,
  },
  {
    title: 'Twelve seats or two hundred',
    tags: ['Teaching', 'In the room'],
    publishedDaysAgo: 22,
    picture: { scene: 'room', hue: 128 },
    metaDescription:
      'The size of the room decides how you teach more than the subject does. What works with twelve people, with forty, and with two hundred.',
    metaKeywords: 'class size, live teaching, cohort size, trainers',
    likes: 47,
    comments: [
      'Lakshmi Narayanan: Forty with one assistant is my sweet spot. Never forty alone.',
      "Joel D'Souza: I read every pull request, so my limit is set by my eyes.",
    ],
    content: `<p>Trainers ask us what the right size of a batch is. We used to answer “it depends”, which is true and of no use. Here is a better answer. There are three sizes, they are three different crafts, and the mistake is to prepare for one and sell another.</p>
<h2>Up to fifteen: a table</h2>
<p>At a table everybody is seen. You know by the second evening who is quick, who is quiet, and who is quick and quiet. You can change the plan because of one person’s question. Homework can be read in full.</p>
<p>A table needs almost no slides, and a lot of you. It suits whatever is learnt by correction: design, research, writing, speaking, code review, and everything in a physical room. It pays when the fee is high or the course is short.</p>
<h2>Sixteen to sixty: a workshop</h2>
<p>Here you can no longer see everybody, so you must make everybody visible to one another. The unit is not the learner but the group of four. Teach for fifteen minutes, let the groups work for fifteen, collect three answers, go on.</p>
<p>Above twenty-five you need a second person. They need not know the subject as well as you do. They watch the chat, notice who has stopped typing, and write to those who have missed two classes. Trainers who add such a person at thirty learners see as many finish as they did at fifteen.</p>
<blockquote>Below fifteen you teach people. Above sixty you teach a recording that happens to be live. In between you teach groups, and that is the hardest of the three.</blockquote>
<h2>Two hundred: a hall</h2>
<p>A hall is not a bad class. It is a good event. Free introductions, examination questions with the clock running, a guest: all of them gain from a crowd. But no one will be corrected, so nothing should depend on it. Keep it to an hour, ask the hall to vote often, and give it one thing to do alone afterwards.</p>
<p>Say in the description that it is a hall. People who expected a table and find themselves in row nineteen write the reviews that you would expect.</p>
<h2>How to tell which one you have</h2>
<ol>
<li>Does someone have to look at each person’s work? Then it is a table, or you need more eyes.</li>
<li>Can learners help one another with what they do not know yet? Then a workshop is possible.</li>
<li>Would it be nearly as good as a film? Then it is a hall. Be honest, and make it short.</li>
</ol>
<h2>A word on empty seats</h2>
<p>Six people in a course planned for thirty is not a failure. It is a table. Tell them so on the first evening, throw away half of the slides, and read their homework in full. Some of the best reviews on this site come from batches that were, by the plan, too small.</p>`,
  },
  {
    title: 'Breaking things on purpose: an evening with Ananya Raghavan',
    tags: ['Trainers', 'Interview', 'Kubernetes'],
    publishedDaysAgo: 35,
    picture: { scene: 'room', hue: 232 },
    metaDescription:
      'Eleven years in platform teams, four festive seasons on call, and a course in which something is broken every evening. We watched one.',
    metaKeywords: 'Ananya Raghavan, Kubernetes, trainer interview, incident drill',
    likes: 112,
    comments: [
      'Rahul Bhat: I was in that batch. It was the readiness probe, and I was the one who said DNS.',
      'Zainab Merchant: The silence before anybody speaks is real.',
      'Girish Hegde: “It is always DNS” should be on a mug for her.',
    ],
    content: `<p>It is 7:04 on a Tuesday evening. Twenty people are looking at a shop that sells umbrellas. It worked a minute ago, and it does not work now. The trainer has switched off her camera and says nothing.</p>
<p>“This is the part that everybody hates,” Ananya Raghavan tells us afterwards. “And it is the part they write about a year later.”</p>
<h2>From the symptom to the cause</h2>
<p>She has run clusters for a payments company through four festive seasons. What she noticed there was that people knew the answers and did not know the questions. “They could draw the architecture. But at three in the morning no one asks you to draw it. You have a red number, and eleven possible reasons, and you must choose which one to look at first.”</p>
<p>So her course begins every evening with a symptom. What is broken differs, and she does not say what. She has a list of sixty-one faults, collected from her own nights, and she picks them by what the batch was too sure about on the evening before.</p>
<blockquote>If someone says “that can never happen”, I write it down. It happens on Thursday.</blockquote>
<h2>The first ten minutes</h2>
<p>There are rules. One person leads and does not type. Anyone who types says aloud what they are about to do. No one may say “it is DNS” without an observation. (Someone says so anyway, about once a week. It was, once.)</p>
<p>On this Tuesday the lead is a tester from Nashik who has never used a cluster before this month. She asks three good questions in a row: since when, for whom, and what changed. The room finds the cause after twenty-six minutes. A health check had been given one second to answer, on a node that had become slow.</p>
<p>Then comes the second half, which is longer than the first. They mend it by hand, they mend it for good, and then they write down in five lines what the next person on call should know. The five lines are read aloud and cut to three.</p>
<h2>Why it works</h2>
<p>We asked four learners from earlier batches what they had kept. None of them named a command. They named an order: look, say what you see, guess, test the guess, and only then touch. One of them uses it for the washing machine.</p>
<p>“Commands change every eighteen months,” she says. “Fear does not. If you have been frightened in a room with nineteen others, and have come out of it together, then you have something that you can use.”</p>
<h2>What she would tell a new trainer</h2>
<ul>
<li>Prepare the fault, not the lecture.</li>
<li>Be silent for longer than you can bear. Then for ten seconds more.</li>
<li>Let someone else press the button.</li>
<li>End every class with something that works. People should go to bed in peace.</li>
</ul>
<p>At 9:02 the umbrellas are for sale again. Someone in the room has bought one, with a test card. It was never going to be delivered, she says, and then she writes that down too.</p>`,
  },
  {
    title: 'Teaching in two languages at once',
    tags: ['Teaching', 'Languages'],
    publishedDaysAgo: 50,
    picture: { scene: 'talk', hue: 158 },
    metaDescription:
      'The idea in the language of home, the term in the language of work. How trainers in eight languages do it, and when they do not.',
    metaKeywords: 'bilingual teaching, Hindi, Tamil, Telugu, Indian languages, live class',
    likes: 69,
    comments: [
      'Senthil Ramasamy: My company is English, my thinking is Tamil. Lakshmi ma’am teaches exactly on that border.',
      'Imran Qureshi: The test is whether they can argue. No one argues in their third language.',
      'Debjani Sen: Please more courses in Bengali.',
    ],
    content: `<p>“<em>Loop matlab</em>, you do the same thing again, <em>lekin</em> with the next item.” Half of the courses on this site that are listed under an Indian language are taught like that, in two languages within one sentence. For a long time this was considered a weakness, something that one did until the English got better. We have come to think that it is a craft.</p>
<h2>The rule that nearly everybody arrives at</h2>
<p>We sat in on classes in Hindi, Tamil, Telugu, Kannada, Malayalam, Marathi and Bengali, and asked the trainers when they switch. Nearly all of them gave the same answer, in different words. <strong>The idea comes in the language of home. The term comes in the language of work.</strong></p>
<p>The idea comes at home because it has to meet what you already know: the queue at the ration shop, the tailor’s measurements, the way in which your grandmother divides a cake among seven. The term comes at work because that is where it will be needed, in an error message, in a ticket, and in an interview.</p>
<p>So no one translates “function”. But everybody explains it with something that has no English name.</p>
<h2>Three things that help</h2>
<h3>Write in one language, speak in two</h3>
<p>Slides and code stay in English. The voice moves. Learners told us that it is exactly this difference that makes them listen: if the slide and the voice say the same words, one of the two is not needed.</p>
<h3>Let questions come in any language</h3>
<p>And answer in the language of the question. Then say the answer once more in a sentence of the other. This is slower. It is also the moment at which the other half of the room understands.</p>
<h3>Argue at home, present at work</h3>
<p>Discussions in small groups are best in whatever language the group likes. The result is then presented in English, in three sentences. It is practice for the meeting in which these things will be said.</p>
<blockquote>The test is whether they can argue. No one argues in their third language.</blockquote>
<h2>When not to</h2>
<p>A batch that mixes people from Kochi, Ludhiana and Leeds cannot be taught like that, and should say so. The language on the course page is a promise. If it says English, then jokes too have to be in English, or else four people laugh and sixteen wonder what they missed.</p>
<p>And there is a kind of politeness that goes wrong. Some trainers move to English when they speak to the best learner and to Hindi when they speak to the weakest. Everybody in the room notices within a week.</p>
<h2>What we do about it</h2>
<p>You can filter by language, and since this month the language stands on every card. If you teach in two, choose the one in which you explain, and say the other in the description. People who search for Marathi are not looking for subtitles. They are looking for someone who will say it the way their sister would.</p>`,
  },
];
