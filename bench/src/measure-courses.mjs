// Generates bulk data for benchmarks in SQL, with a realistic distribution. The same size gives the same rows.
import { sql } from 'drizzle-orm';

const motifs = [
  'cloud',
  'ai',
  'data',
  'web',
  'security',
  'testing',
  'design',
  'pipeline',
  'erp',
  'mobile',
  'plan',
  'code',
];
/** By frequency: the first topic occurs in a tenth of all names. */
const topics =
  `Python React SQL Java JavaScript AWS Kubernetes Docker Excel Statistics Tableau Django Angular Linux Azure Git
  Selenium Figma Spark Flutter Scrum Kafka Terraform Ansible Jenkins Golang Rust Kotlin Swift Redis MongoDB PostgreSQL
  GraphQL Vue Svelte Laravel Spring Hibernate Salesforce SAP ServiceNow Jira Agile Prompting Transformers PyTorch
  TensorFlow Pandas NumPy Airflow Snowflake dbt Looker Hadoop Hive Scala Julia MATLAB Simulink Arduino Robotics
  Blockchain Solidity Unity Unreal Blender Photoshop Illustrator Typography Copywriting Analytics Bookkeeping
  Taxation Auditing Forecasting Negotiation Hiring Payroll Logistics Procurement Pharmacology Genomics Cryptography
  Forensics Penetration Compliance Networking Observability Playwright Cypress Appium Cucumber Verilog Embedded
  Microservices Serverless WebAssembly Accessibility Localisation`.split(/\s+/);
const endings = [
  'in Production',
  'from Scratch',
  'Masterclass',
  'for Teams',
  'Bootcamp',
  'in Depth',
  'the Working Parts',
];

const array = (texts) => sql.raw(`array[${texts.map((text) => `'${text}'`).join(',')}]`);
/** Pseudo-random number from 0 to n−1 for row i. Different salts give independent sequences. */
const pick = (salt, n) => sql.raw(`(abs(hashtext('${salt}' || i)) % ${n})`);

const topicOf = (salt) =>
  sql.raw(`floor(${topics.length} * (abs(hashtext('${salt}' || i)) % 10000 / 10000.0) ^ 2)::int`);

/** Fills an empty database with `count` published courses of two batches each, and one trainer per 50 courses. */
export async function fillWithCourses(db, count) {
  const trainers = Math.max(20, Math.ceil(count / 50));
  // Inserts the lookup lists with the ids that the rows below refer to. `truncate` would reach the ledger, which
  // refuses.
  for (const table of ['subcategories', 'categories', 'languages']) {
    await db.execute(sql`delete from ${sql.identifier(table)}`);
    await db.execute(sql`select setval(pg_get_serial_sequence(${table}, 'id'), 1, false)`);
  }
  await db.execute(
    sql`insert into languages (name, display_name) select 'language-' || i, 'Language ' || i from generate_series(1, 8) i`,
  );
  await db.execute(sql`insert into categories (name, display_name, motif)
    select motif || '-field', initcap(motif), motif from unnest(${array(motifs)}) motif`);
  await db.execute(sql`insert into subcategories (category_id, name)
    select c.id, c.display_name || ' part ' || i from categories c, generate_series(1, 4) i order by c.id, i`);
  await db.execute(
    sql`insert into users (email) select 'trainer' || i || '@bench.test' from generate_series(1, ${trainers}::int) i`,
  );
  await db.execute(sql`insert into trainers (user_id, kind, name, location, experience_years)
    select id, 'individual', 'Trainer ' || id, (array['Pune', 'Bengaluru', 'Delhi', 'Chennai'])[1 + id % 4], id % 25 from users order by id`);
  // Disables triggers. The columns that they maintain are set in bulk below, which is ten times as fast.
  await db.execute(sql`alter table courses disable trigger courses_keep_words, disable trigger courses_added`);
  await db.execute(sql`insert into courses (trainer_id, slug, name, description, category_id, subcategory_id, language_id,
      difficulty, mode, fee_minor, fee_usd_minor, discount, course_status, stage, published_at)
    select 1 + ${pick('trainer', trainers)}, 'course-' || i,
      (${array(topics)})[1 + ${topicOf('topic')}] || ' ' || (${array(endings)})[1 + ${pick('ending', 7)}],
      'Build something real together, a few evenings a week, with people who ask the same questions: ' || (${array(topics)})[1 + ${topicOf('aside')}] || ' included.',
      1 + category, 1 + category * 4 + ${pick('part', 4)}, 1 + ${pick('language', 8)},
      (array['Beginner', 'Intermediate', 'Advanced'])[1 + ${pick('level', 3)}],
      (array['Online', 'Online', 'Online', 'Classroom(Offline)', 'Online/Offline'])[1 + ${pick('mode', 5)}],
      case when ${pick('fee', 12)} = 0 then null else 100000 * (1 + ${pick('price', 60)}) end,
      case when ${pick('usd', 3)} = 0 then 1000 * (1 + ${pick('price', 60)}) end,
      5 * ${pick('discount', 5)}, 'published', 5, now() - make_interval(mins => i)
    from (select i, ${pick('category', 12)} as category from generate_series(1, ${count}::int) i) as rows`);
  await db.execute(sql`alter table courses enable trigger courses_keep_words, enable trigger courses_added`);
  await db.execute(sql`update trainers t set course_count = held.courses
    from (select trainer_id as id, count(*)::int as courses from courses group by 1) held where held.id = t.id`);
  await db.execute(sql`update categories k set course_count = held.courses
    from (select category_id as id, count(*)::int as courses from courses group by 1) held where held.id = k.id`);
  await db.execute(
    sql`insert into search_words (word) select distinct w.word from (select distinct name from courses) c, words_of(name) w on conflict do nothing`,
  );
  await db.execute(sql`alter table batches disable trigger batches_added`);
  await db.execute(sql`insert into batches (course_id, trainer_id, day_of_week, start_date, end_date, time_from, time_to, duration, timezone, mode)
    select id, trainer_id, 1 + (abs(hashtext('day' || i)) + k) % 2, current_date - 20 + ${pick('start', 60)} + 30 * k,
      current_date + 22 + ${pick('start', 60)} + 30 * k, '19:00', '21:00', '2 hours', (array['IST', 'IST', 'UTC', 'EST'])[1 + ${pick('zone', 4)}], mode
    from (select id, id as i, trainer_id, mode from courses) c, generate_series(0, 1) k`);
  await db.execute(sql`alter table batches enable trigger batches_added`);
  await db.execute(sql`select write_next_starts(array(select id from courses))`);
  await db.execute(sql`analyze`);
}
