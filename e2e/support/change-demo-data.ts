// Puts strange texts before what people wrote in the demo data of the settings. Argument: the kind of texts.
import { createServices } from '@kaksha/api/app';
import { readSettings } from '@kaksha/api/platform/settings/settings';
import { type SQL, sql } from 'drizzle-orm';
import { isStrangeTexts, strangeTexts } from './strange-texts';

const kind = process.argv[2] ?? '';
if (!isStrangeTexts(kind)) throw new Error(`unknown texts: ${kind}`);
const texts = sql.raw(`array[${strangeTexts[kind].map((text) => `'${text}'`).join(', ')}]`);

/** Columns of texts that people write, by table. */
const columns: Readonly<Record<string, readonly string[]>> = {
  batch_messages: ['text'],
  batches: ['area', 'address', 'cancel_reason', 'duration'],
  blog_comments: ['comment'],
  blog_posts: ['title', 'meta_title', 'meta_description'],
  certificates: ['learner_name', 'course_name', 'trainer_name', 'revoke_reason'],
  course_modules: ['name'],
  courses: ['name', 'description', 'prerequisites'],
  enquiries: ['name', 'message', 'reply'],
  enquiry_messages: ['text'],
  feedback: ['text', 'answer'],
  feedback_reports: ['note'],
  learning_goals: ['goal'],
  materials: ['title', 'file_name'],
  notifications: ['title', 'body'],
  order_billing: ['name', 'address'],
  orders: ['course_name'],
  payment_configs: ['account_name', 'bank_name'],
  payouts: ['failure', 'payment_reference'],
  refunds: ['reason'],
  saved_searches: ['name'],
  support_messages: ['name', 'message'],
  tax_profiles: ['name', 'address'],
  trainers: ['name', 'owner_name', 'headline', 'about', 'location'],
  users: ['name', 'designation', 'about_us', 'address'],
};

/** Columns of comma lists. */
const lists: Readonly<Record<string, readonly string[]>> = {
  course_contents: ['content_text'],
  course_modules: ['topics', 'hands_on', 'skills'],
  courses: ['objectives'],
};

const open = await createServices(readSettings(), { worker: false });
await open.services.db.transaction(async (tx) => {
  // Triggers would refuse changes of what is final.
  await tx.execute(sql`set local session_replication_role = replica`);
  const change = async (tables: typeof columns, changed: (column: SQL, text: SQL) => SQL) => {
    for (const [table, names] of Object.entries(tables)) {
      for (const name of names) {
        const column = sql.identifier(name);
        const text = sql`(${texts})[1 + abs(hashtext(${column})) % ${sql.raw(String(strangeTexts[kind].length))}]`;
        await tx.execute(
          sql`update ${sql.identifier(table)} set ${column} = ${changed(sql`${column}`, text)} where ${column} <> ''`,
        );
      }
    }
  };
  await change(columns, (column, text) => sql`${text} || ' ' || ${column}`);
  await change(lists, (column, text) => sql`${text} || ', ' || ${column}`);
  const text = sql`(${texts})[1]`;
  await tx.execute(sql`update blog_posts set tags = array_prepend(${text}, tags[1:3]),
    content = '<h2>' || ${text} || '</h2><ul><li>' || ${text} || '</li></ul><pre>' || ${text} || '</pre>' || content`);
  if (kind === 'words') {
    await tx.execute(sql`update courses set fee_minor = 999999999 where fee_minor > 0`);
    await tx.execute(sql`update enquiries set email = (${texts})[4]`);
    await tx.execute(sql`update support_messages set email = (${texts})[4]`);
    await tx.execute(sql`update trainer_support set website_link = (${texts})[3], other_support_link = (${texts})[3]`);
  }
});
await open.close();
