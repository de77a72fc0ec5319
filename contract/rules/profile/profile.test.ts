import { describe, expect, it, test } from 'vitest'
import { displayNameOf, displayNameProblem } from './displayName.ts'
import { photoAddress, photoHash } from './photoAddress.ts'

describe('the name that is shown for a person', () => {
  test.each([
    ['Nurul Huda', undefined],
    ['O’Neill-Tan', undefined],
    ['陈美玲', undefined],
    ['அர்ஜுன்', undefined],
    ['', undefined],
    ['   ', undefined],
    ['<svg onload=alert(1)>', 'badSigns'],
    ['Nurul\u202eaduH', 'badSigns'],
    ['\u0007bell', 'badSigns'],
    ['...', 'noLetter'],
    ['n'.repeat(81), 'tooLong'],
    ['n'.repeat(1_000_000), 'tooLong'],
  ])('%j: %s', (name, problem) => expect(displayNameProblem(name)).toBe(problem))

  it('is tidied, and none where it is blank', () => {
    expect(displayNameOf('  Nurul \n Huda ')).toBe('Nurul Huda')
    expect(displayNameOf(' ')).toBeNull()
  })
})

describe('a photo', () => {
  const hash = 'a1'.repeat(32)
  it('is named by its contents', () => expect(photoHash(photoAddress(hash).split('/').at(-1) ?? '')).toBe(hash))
  test.each(['', 'x.jpg', `${hash}.png`, `../${hash}.jpg`, `${hash}.jpg/..`])('is no file %j', (file) =>
    expect(photoHash(file)).toBeUndefined(),
  )
})
