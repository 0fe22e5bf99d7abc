/** Runs before each test file of the jest project `postgres`. */
process.env.TEST_DATABASE = 'postgres';
