import { describe, expect, it } from 'vitest'
import { IMAGE_RATIOS, IMAGE_TYPES, OPTIONAL_IMAGE_TYPES, imageName, slotOf } from './images.ts'

describe('image names', () => {
  it('say 0-16x9 for a poster and carry the type otherwise', () => {
    expect(imageName('Poster', '16x9')).toBe('0-16x9')
    expect(imageName('Logo Sponsor', '4x3')).toBe('0-4x3-LogoSponsor')
  })
  it('lead back to their slot', () => {
    for (const type of [...IMAGE_TYPES, ...OPTIONAL_IMAGE_TYPES])
      for (const ratio of IMAGE_RATIOS) expect(slotOf(imageName(type, ratio))).toEqual({ type, ratio })
  })
  it('of no known slot lead nowhere', () => {
    for (const name of ['', '16x9', '0-16x9-Nothing', '0-16x9-Poster/../x', '1-16x9'])
      expect(slotOf(name)).toBeUndefined()
  })
})
