import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedPart } from './changedPart.ts'

test('marks what a text has of its own', () => {
  expect(changedPart('The quick fox', 'The slow fox')).toEqual({ start: 'The ', own: 'slow', end: ' fox' })
  expect(changedPart('', 'New')).toEqual({ start: '', own: 'New', end: '' })
  expect(changedPart('aa', 'aaa')).toEqual({ start: 'aa', own: 'a', end: '' })
})

test('never tears a sign from its letter', () => {
  expect(changedPart('கா', 'கி').own).toBe('கி')
})

test('leaves out nothing of the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (before, text) => {
      const { start, own, end } = changedPart(before, text)
      expect(start + own + end).toBe(text)
      expect(changedPart(text, text).own).toBe('')
    }),
  )
})
