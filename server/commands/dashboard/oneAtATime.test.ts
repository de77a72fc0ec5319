import { expect, it } from 'vitest'
import { oneAtATime } from './oneAtATime.ts'

it('answers one question of a person at a time, the same one once, and never waits for others', async () => {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = oneAtATime<string>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.push(() => resolve(name)))
  }
  const [first, again] = [ask('ann', 'utc', work('first')), ask('ann', 'utc', work('again'))]
  const other = ask('ann', 'kl', work('other'))
  const ben = ask('ben', 'utc', work('ben'))
  expect(begun).toEqual(['first', 'ben'])
  ends.forEach((end) => end())
  expect(await Promise.all([first, again, ben])).toEqual(['first', 'first', 'ben'])
  await expect.poll(() => begun).toEqual(['first', 'ben', 'other'])
  ends.at(-1)?.()
  expect(await other).toBe('other')
  const fresh = ask('ann', 'kl', work('fresh'))
  ends.at(-1)?.()
  expect(await fresh).toBe('fresh')
})

it('goes on after a question that failed', async () => {
  const ask = oneAtATime<string>()
  const failed = ask('ann', 'a', () => Promise.reject(new Error('no')))
  const next = ask('ann', 'b', () => Promise.resolve('yes'))
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('yes')
})
