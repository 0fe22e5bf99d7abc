import { type HtmlEvents, parseHtml } from './parse-html';
import { parseHtml as parseInBrowser } from './parse-html.browser';

/** The events for some HTML, with adjacent text merged. */
function eventsOf(parse: typeof parseHtml, html: string): unknown[] {
  const list: unknown[] = [];
  let text = '';
  const flush = () => {
    if (text) list.push(text);
    text = '';
  };
  const events: HtmlEvents = {
    onopentag(name, attributes) {
      flush();
      list.push([name, { ...attributes }]);
    },
    ontext(piece) {
      text += piece;
    },
    onclosetag() {
      flush();
      list.push('/');
    },
  };
  parse(html, events);
  flush();
  return list;
}

test.each([
  ['text with marks', '<p>One <strong>two <em>three</em></strong>, four.</p><p class="ql-align-center">Five</p>'],
  ['signs', '<p>a &amp; b &lt; c &gt; d &quot;e&quot; &nbsp; ₹ “f” &#39;g&#39;</p>'],
  ['lists', '<ol><li data-list="bullet">One</li><li>Two<br>lines</li></ol>'],
  ['code', '<pre class="ql-syntax">if (a &lt; b) {\n  return;\n}\n</pre>'],
  [
    'pictures and frames',
    '<p><img src="/a.webp" alt="A &amp; B" width="300"></p><iframe src="https://x.example"></iframe>',
  ],
  [
    'links and colours',
    '<h2 style="color: red"><a href="/x?a=1&amp;b=2" target="_blank">go</a></h2><hr><blockquote>so</blockquote>',
  ],
  ['code that begins with an empty line', '<pre>\n\n  a\n</pre><pre>\nb</pre>'],
  ['tables without a body', '<table><tr><th>a<td>b</table>'],
  ['blocks in paragraphs', '<p>a<ul><li>b</ul>c</p><p>d<table><tr><td>e</table>'],
  ['open elements', '<p><strong>a<p>b<a href="/x">c<a href="/y">d'],
  ['text before a body', ' a <body class="x">b</body> c'],
  ['nothing', ''],
])('the browser parser reads %s like the server parser', (_, html) => {
  expect(eventsOf(parseInBrowser, html)).toEqual(eventsOf(parseHtml, html));
});
