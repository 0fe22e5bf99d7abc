import { dispositionOf } from './file-name';

test.each([
  ['classes.ics', 'attachment; filename="classes.ics"'],
  ['हि.csv', "attachment; filename*=UTF-8''%E0%A4%B9%E0%A4%BF.csv"],
  ["Übung (1)'*.md", "attachment; filename*=UTF-8''%C3%9Cbung%20%281%29%27%2a.md"],
  ['a"; filename=b.exe\r\nx: y', 'attachment; filename="a-; filename=b.exe-x: y"'],
  ['a\u202Egpj.exe', 'attachment; filename="a-gpj.exe"'],
  ['half \ud83d.pdf', "attachment; filename*=UTF-8''half%20%EF%BF%BD.pdf"],
])('a file called %j is saved by %j', (name, header) => {
  expect(dispositionOf(name)).toBe(header);
});
