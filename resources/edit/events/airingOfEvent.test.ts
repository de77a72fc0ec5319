import { describe, expect, it } from 'vitest'
import { airingOfEvent, tellingWord } from './airingOfEvent.ts'

const named = (n: string, zh?: string) => [{ lang: 'en', n }, ...(zh ? [{ lang: 'zh', n: zh }] : [])]
const game = { lon: named('Utara v Rovers', '北方虎 对 流浪者'), ev_st: '2026-11-24T12:00:00.000Z' }
const airing = (id: string, n: string, from: string, to: string, zh?: string) => ({
  ...{ id, lon: named(n, zh) },
  a_st_dt: `2026-11-24T${from}:00.000Z`,
  a_ed_dt: `2026-11-24T${to}:00.000Z`,
})

describe('the airing of an event', () => {
  it('is the one of its name that runs when it begins, however much more its title says', () => {
    const found = airingOfEvent(game, [
      airing('city', 'Football: Utara v City', '11:30', '14:00'),
      airing('own', 'Football: Utara v Rovers, live', '11:30', '14:00'),
      airing('again', 'Utara v Rovers', '20:00', '22:00'),
    ])
    expect(found?.id).toBe('own')
  })

  it('is the nearest to its start where channels show it at once', () => {
    const early = airing('early', 'Utara v Rovers', '11:00', '14:00')
    expect(airingOfEvent(game, [early, airing('near', 'Utara v Rovers', '11:55', '14:00')])?.id).toBe('near')
  })

  it('is found by the name in any language', () => {
    expect(airingOfEvent(game, [airing('zh', 'Sport', '11:55', '14:00', '足球：北方虎对流浪者')])?.id).toBe('zh')
  })

  it('is none where what runs then is called otherwise, or is over', () => {
    const others = [
      airing('films', 'A long film', '11:00', '14:00'),
      airing('before', 'Utara v Rovers', '09:00', '11:00'),
    ]
    expect(airingOfEvent(game, others)).toBeUndefined()
  })

  it('is looked for by the word that says most', () => {
    expect(tellingWord('FC Utara v Rovers United')).toBe('rovers')
  })
})
