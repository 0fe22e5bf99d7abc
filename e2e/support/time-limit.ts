/** The limit of a journey and of its hooks. It only ends what hangs; longer journeys say their own. */
jest.setTimeout(60_000);
