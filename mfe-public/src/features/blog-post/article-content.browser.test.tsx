// What is drawn of an article does not depend on who parses it: the same tests with the browser's own parser.
import './article-content.test';

jest.mock('./parse-html', () => jest.requireActual('./parse-html.browser'));
