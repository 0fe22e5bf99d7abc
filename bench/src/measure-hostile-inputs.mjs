/**
 * `mayBeLimited`: 429 is a correct answer, because sign-in codes per network are limited also without rate limits.
 * @typedef {{ method: string, path: string, body?: string, as?: 'learner' | 'trainer' | 'admin', mayBeLimited?: true }}
 * HostileCall
 */

const repeat = (unit, length) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
const units = [
  'a',
  ' ',
  'a@',
  '.',
  'aa.',
  '<',
  '<a',
  '<!--',
  '&a',
  'the ',
  'aé',
  'http://',
  '{',
  ', - ',
  '1 ',
  '`',
  '!  ',
  '\n   ',
];

/**
 * Calls with the inputs that made earlier versions take polynomial time, at the largest accepted length: repeated units
 * in texts, HTML, links, durations, e-mail addresses and searches, and bodies with thousands of errors.
 * @returns {HostileCall[]}
 */
export function hostileCalls() {
  const post = (path, body, as) => ({ method: 'POST', path, body: JSON.stringify(body), as });
  const put = (path, body, as) => ({ method: 'PUT', path, body: JSON.stringify(body), as });
  return [
    ...units.flatMap((unit) => [
      post('/ai/improve', { text: `${repeat(unit, 7990)}@` }, 'trainer'),
      post('/ai/meta', { title: 'A title', content: repeat(unit, 190_000) }, 'admin'),
      post('/ai/text', { kind: 'objectives', course_name: repeat(unit, 190) }, 'trainer'),
      post('/blogs', { title: repeat(unit, 190), content: repeat(unit, 400_000), tags: [repeat(unit, 90)] }, 'admin'),
      post('/timings/AddTiming', { courseId: 1, duration: repeat(unit, 9000), time_from: '10:00' }, 'trainer'),
      put(
        '/trainer-support',
        { whatsapp_link: `https://${repeat(unit, 9000)}`, website_link: repeat(unit, 9000) },
        'trainer',
      ),
      post('/support-type', {
        type: 5,
        email: `a@${repeat(unit, 4000)}`,
        name: repeat(unit, 4000),
        message: repeat(unit, 4000),
      }),
      { ...post('/patrons-registration/SendEmailOtp', { emailId: `a@${repeat(unit, 250)}` }), mayBeLimited: true },
      {
        method: 'GET',
        path: `/patrons-registration/GetAllCourses?course_name=${encodeURIComponent(repeat(unit, 60))}`,
      },
    ]),
    ...['<script>', '<img src= ', '<p>', '</p>', '<a href="', '<b><i>', '<br>', '<p>a</p>'].map((unit) =>
      post('/blogs', { title: 'x', content: repeat(unit, 400_000) }, 'admin'),
    ),
    put('/course-content/courses/1/order', { ids: Array.from({ length: 500 }, () => 'x') }, 'trainer'),
    put('/courseCurriculum/courses/1/order', { ids: Array.from({ length: 500 }, () => 'x') }, 'trainer'),
    post('/user-interests/save', { interests: Array.from({ length: 5000 }, () => ({ category_id: 'x' })) }, 'learner'),
    { method: 'GET', path: `/${repeat('/', 8000)}` },
  ];
}
