import Type from 'typebox';
import { checked } from '../../src/platform/database/reference-lists/checked-json';
import ai from './courses/ai.json';
import cloud from './courses/cloud.json';
import code from './courses/code.json';
import data from './courses/data.json';
import design from './courses/design.json';
import erp from './courses/erp.json';
import mobile from './courses/mobile.json';
import pipeline from './courses/pipeline.json';
import plan from './courses/plan.json';
import security from './courses/security.json';
import testing from './courses/testing.json';
import web from './courses/web.json';
import draftsJson from './drafts.json';
import learnersJson from './learners.json';
import learningPosts from './posts/learning.json';
import platformPosts from './posts/platform.json';
import teachingPosts from './posts/teaching.json';
import { Course, Draft, Learners, Post, Texts, Trainer } from './schema';
import textsJson from './texts.json';
import trainersJson from './trainers.json';

/** Published courses by their category's machine name. */
export const coursesByCategory = checked(Type.Record(Type.String(), Type.Array(Course)), {
  'cloud-devops': cloud,
  'ai-machine-learning': ai,
  'data-science': data,
  'web-development': web,
  cybersecurity: security,
  'software-testing': testing,
  'ui-ux-design': design,
  'data-engineering': pipeline,
  'sap-erp': erp,
  'mobile-development': mobile,
  'project-management': plan,
  programming: code,
});

export const drafts = checked(Type.Array(Draft), draftsJson);
export const trainers = checked(Type.Array(Trainer), trainersJson);
export const posts = checked(Type.Array(Post), [...learningPosts, ...teachingPosts, ...platformPosts]);
export const { nameGroups, designations } = checked(Learners, learnersJson);
export const {
  reviewTexts,
  mixedReviewTexts,
  enquiries,
  quoteEnquiries,
  openQuestions,
  contactMessages,
  reviewAnswers,
  reportedReviews,
  continuation,
  batchMessageTexts,
} = checked(Texts, textsJson);
