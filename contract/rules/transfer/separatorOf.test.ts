import { expect, test } from 'vitest'
import { separatorOf } from './separatorOf.ts'

test.each([
  ['id,title\n1;2;3;4,5', ','],
  ['id;title;year\n1,5;2;3', ';'],
  ['id\ttitle\n1,2,3\t4', '\t'],
  ['"a;b;c;d",title\n', ','],
  ['title\n', ','],
])('the head of a table says what parts its cells: %j', (text, separator) => expect(separatorOf(text)).toBe(separator))
