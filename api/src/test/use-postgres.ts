/** Loaded before each test of jest's project `postgres`. */
process.env.TEST_DATABASE = 'postgres';
