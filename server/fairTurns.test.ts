import { expect, it } from 'vitest'
import { fairTurns } from './fairTurns.ts'

it('one person has one turn at a time, and the next one is whose turn it is, whatever came before', async () => {
  const turn = fairTurns(2)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (uid: string, name: string) =>
    turn(uid, () => new Promise<void>((end) => ends.set((begun.push(name), name), end)))
  const asked = [ask('ann', 'a1'), ask('ann', 'a2'), ask('ann', 'a3'), ask('bob', 'b1'), ask('cid', 'c1')]
  const end = async (name: string) => {
    await expect.poll(() => ends.has(name)).toBe(true)
    ends.get(name)?.()
  }
  await expect.poll(() => begun).toEqual(['a1', 'b1'])
  await end('b1')
  await expect.poll(() => begun).toEqual(['a1', 'b1', 'c1'])
  for (const name of ['c1', 'a1', 'a2', 'a3']) await end(name)
  await Promise.all(asked)
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3'])
})

it('a turn that fails makes room for the next', async () => {
  const turn = fairTurns(1)
  await expect(turn('ann', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await turn('ann', async () => 1)).toBe(1)
})
