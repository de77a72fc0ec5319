import { expect, it } from 'vitest'
import { differingPart } from './differingPart.ts'

it('marks what one text has beyond the other, at its end, its start or inside', () => {
  expect(differingPart('First Man Out (S3)', 'First Man Out')).toEqual(['First Man Out', ' (S3)', ''])
  expect(differingPart('电视剧：有你才有家', '有你才有家')).toEqual(['', '电视剧：', '有你才有家'])
  expect(differingPart('The red house', 'The blue house')).toEqual(['The ', 'red', ' house'])
})

it('cuts between letters as readers see them, never inside one', () => {
  expect(differingPart('செய்தி', 'செய்து')).toEqual(['செய்', 'தி', ''])
  expect(differingPart('👩‍🚀 News', '👩‍🎤 News')).toEqual(['', '👩‍🚀', ' News'])
})

it('marks nothing of equal texts, and all of one that has nothing in common', () => {
  expect(differingPart('Salt', 'Salt')).toEqual(['Salt', '', ''])
  expect(differingPart('aaa', 'aa')).toEqual(['aa', 'a', ''])
  expect(differingPart('abc', 'xyz')).toEqual(['', 'abc', ''])
})
