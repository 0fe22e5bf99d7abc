// Runs in the machine, in the folder of a version: loads the demo data and prints the session of the learner.
import { loadDemoData } from '../../lib/production-site';

const { learner } = await loadDemoData({ ...process.env, NODE_ENV: '', DEMO: '1', SMTP_URL: '' });
console.log(`learner ${learner}`);
process.exit(0);
