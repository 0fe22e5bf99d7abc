// Runs the same tests with the browser's parser: both parsers must render an article alike.
import './article-content.test';

jest.mock('./parse-html', () => jest.requireActual('./parse-html.browser'));
