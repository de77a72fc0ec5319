import { expect, it } from 'vitest'
import { FairQueue } from './fairQueue.ts'

const queueOf = (...names: string[]) => {
  const queue = new FairQueue<{ person: string; name: string }>()
  for (const name of names) queue.add({ person: name[0] ?? '', name })
  return queue
}

it('lets persons go by turns, each in the order of their asking', () => {
  const queue = queueOf('a1', 'a2', 'a3', 'b1', 'c1', 'b2')
  const order: string[] = []
  for (let item = queue.take(); item; item = queue.take()) order.push(item.name)
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  expect(queue.size).toBe(0)
})

it('forgets who does not wait any longer', () => {
  const queue = queueOf('a1', 'b1')
  const [first] = queue.firsts()
  if (first) queue.remove(first)
  if (first) queue.remove(first)
  expect(queue.size).toBe(1)
  expect(queue.take()?.name).toBe('b1')
})
