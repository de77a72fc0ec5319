import { describe, expect, it } from 'vitest'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { gatherRows } from './gatherRows.ts'

const rowOf = (id: string) => ({ id }) as ContentRow

describe('rows that several parts of a screen ask for', () => {
  it('come by calls of at most 200 ids, each id once, without those that are gone', async () => {
    const asked: number[] = []
    const read = gatherRows(async (ids) => {
      asked.push(ids.length)
      return ids.filter((id) => id !== 'd0').map(rowOf)
    })
    const parts = Array.from({ length: 450 }, (_, at) => read([`d${at}`, 'd1']))
    const rows = await Promise.all(parts)
    expect(asked).toEqual([200, 200, 50])
    expect(rows[0]).toEqual([rowOf('d1')])
    expect(rows[449]).toEqual([rowOf('d449'), rowOf('d1')])
  })

  it('are refused to all who asked where the call is refused, and asked for anew later', async () => {
    let fails = true
    const read = gatherRows(async (ids) => {
      if (fails) throw new Error('down')
      return ids.map(rowOf)
    })
    const refused = await Promise.allSettled([read(['a']), read(['b'])])
    expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    fails = false
    expect(await read(['a'])).toEqual([rowOf('a')])
  })
})
