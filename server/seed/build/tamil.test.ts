import { describe, expect, it } from 'vitest'
import { renderTitle } from './renderTitle.ts'
import { romanizeTamil } from './romanizeTamil.ts'
import { attributive, doubled, inflected, withAnd } from './tamilForms.ts'

describe('a Tamil title in Latin letters', () => {
  it('is spelled as on posters', () => {
    expect(romanizeTamil('காதல் கோட்டை')).toBe('Kaadhal Kottai')
    expect(romanizeTamil('விக்ரம் வேதா')).toBe('Vikram Vedhaa')
    expect(romanizeTamil('தங்கரதம்')).toBe('Thangaradham')
    expect(romanizeTamil('குற்றம் 23')).toBe('Kutram 23')
  })
})

describe('a Tamil noun', () => {
  it('changes before another noun', () => {
    expect(attributive('நகரம்')).toBe('நகர')
    expect(attributive('காடு')).toBe('காட்டு')
    expect(attributive('காற்று')).toBe('காற்று')
  })
  it('takes suffixes by its ending', () => {
    expect(inflected('நகரம்', 'ின்')).toBe('நகரத்தின்')
    expect(inflected('வீடு', 'ில்')).toBe('வீட்டில்')
    expect(inflected('காற்று', 'ில்')).toBe('காற்றில்')
    expect(inflected('கண்', 'ின்')).toBe('கண்ணின்')
    expect(withAnd('மழை')).toBe('மழையும்')
  })
  it('doubles a stop after itself but not after a plain adjective', () => {
    expect(doubled('இரவு', 'பள்ளி', true)).toBe('ப்')
    expect(doubled('பெரிய', 'கத்தி', false)).toBe('')
  })
})

describe('a title of known words', () => {
  it('is put into the other languages in their own order', () => {
    expect(renderTitle('The Secret Garden')).toEqual({ zh: '秘密花园', ms: 'Taman Rahsia', ta: 'ரகசியத் தோட்டம்' })
    expect(renderTitle('City of Ghosts')).toEqual({ zh: '幽灵的城市', ms: 'Kota Hantu', ta: 'பேய்களின் நகரம்' })
    expect(renderTitle('Iron Eagle II')?.ms).toBe('Helang Besi II')
  })
  it('stays as it is where a verb or an unknown word stands in it', () => {
    expect(renderTitle('Kiss the Sky')).toBeUndefined()
    expect(renderTitle('Zodiac')).toBeUndefined()
  })
})
