const words =
  'a live course has one thing that a library cannot have and someone will notice if you are not there'.split(' ');
const sentence = (from, length) => Array.from({ length }, (_, at) => words[(from + at * 7) % words.length]).join(' ');

/** HTML of about `count` words: paragraphs of 60 words with some headings and lists, like a long post. */
export function documentOfWords(count) {
  const parts = [];
  for (let written = 0; written < count; written += 60) {
    const number = written / 60;
    if (number % 8 === 0) parts.push(`<h2>Part ${number / 8 + 1}</h2>`);
    const text = sentence(number, Math.min(60, count - written));
    if (number % 8 === 5) parts.push(`<ul><li>${text.slice(0, 120)}</li><li>${text.slice(120)}</li></ul>`);
    else parts.push(`<p>${text.slice(0, 40)}<strong>${text.slice(40, 60)}</strong>${text.slice(60)}</p>`);
  }
  return parts.join('');
}

/** HTML of about `count` words in short paragraphs, each smaller on a phone than a picture above them. */
export const paragraphsOfWords = (count) =>
  Array.from({ length: Math.ceil(count / 24) }, (_, number) => `<p>${sentence(number, 24)}</p>`).join('');

/** Clipboard HTML of Word for about `count` words: Word's classes, fonts and a colour on every run. */
export function wordPage(count) {
  const run = (text) =>
    `<span style='font-size:11.0pt;font-family:"Calibri",sans-serif;color:black;background:white'>${text}</span>`;
  const paragraphs = Array.from({ length: Math.ceil(count / 50) }, (_, at) =>
    at % 5 === 4
      ? `<p class=MsoListParagraph style='margin-left:.5in;text-indent:-.25in;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${at}.</span>${run(sentence(at, 50))}<o:p></o:p></p>`
      : `<p class=MsoNormal style='margin-bottom:8.0pt;line-height:107%'><b>${run(sentence(at, 10))}</b>${run(` ${sentence(at + 3, 40)}`)}<o:p></o:p></p>`,
  );
  return `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"></head><body lang=EN-IN><!--StartFragment-->${paragraphs.join('')}<!--EndFragment--></body></html>`;
}
