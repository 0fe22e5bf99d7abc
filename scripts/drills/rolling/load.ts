import { setTimeout as delay } from 'node:timers/promises';

export interface LoadReport {
  requests: number;
  /** Requests without an answer, or with a status from 500 on, by what happened. */
  failed: Record<string, number>;
  /** Longest time between two answers, in milliseconds. */
  longestGapMs: number;
  /** Ids of the courses whose save was acknowledged. */
  saved: ReadonlySet<number>;
}

const connections = 8;
const pages = ['/', '/live-courses', '/course/kubernetes-in-production/1', '/blog', '/policies/privacy'];
const reads = [
  '/backend/patrons-registration/GetAllCourses?course_name=python',
  '/backend/patrons-registration/GetCourseDetailsById/1',
];

/**
 * Sends pages, reads and writes until `stop`, from eight connections. One request in five is a write: it saves a
 * course.
 * @param token  session of the learner whose courses are saved
 * @param courses  ids of the courses that are saved
 * @param pauseMs  of a connection between two requests
 */
export function startLoad(
  origin: string,
  token: string,
  courses: readonly number[],
  pauseMs = 0,
): { stop(): Promise<LoadReport> } {
  let running = true;
  let requests = 0;
  let lastAnswer = Date.now();
  let longestGapMs = 0;
  const failed: Record<string, number> = {};
  const saved = new Set<number>();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };

  const request = async (count: number): Promise<void> => {
    const courseId = courses[Math.floor(count / 5) % courses.length];
    const isWrite = count % 5 === 4;
    const path = isWrite
      ? '/backend/training-info/CourseAction'
      : count % 5 < 2
        ? pages[count % pages.length]
        : reads[count % reads.length];
    const body = JSON.stringify({ courseId, is_like: true });
    const answer = await fetch(origin + path, isWrite ? { method: 'POST', headers, body } : {}).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      (error: unknown) => (error instanceof Error ? String(error.cause ?? error) : 'no answer'),
    );
    if (typeof answer === 'string' || answer >= 400) {
      const what = `${isWrite ? 'POST' : 'GET'} ${answer}`;
      failed[what] = (failed[what] ?? 0) + 1;
      return;
    }
    longestGapMs = Math.max(longestGapMs, Date.now() - lastAnswer);
    lastAnswer = Date.now();
    if (isWrite && courseId) saved.add(courseId);
  };
  const send = async () => {
    while (running) {
      requests += 1;
      await request(requests);
      if (pauseMs > 0) await delay(pauseMs);
    }
  };
  const senders = Array.from({ length: connections }, send);
  return {
    async stop() {
      running = false;
      await Promise.all(senders);
      return { requests, failed, longestGapMs, saved };
    },
  };
}
