import { expect, it } from 'vitest'
import { readEveryPage } from './readEveryPage.ts'

/** A list of so many numbers, and the pages that were read of it. */
function listOf(length: number, count?: number) {
  const pages: number[] = []
  const read = ({ pageNumber, pageSize }: { pageNumber: number; pageSize: number }) => {
    pages.push(pageNumber)
    const first = (pageNumber - 1) * pageSize
    const rows = Array.from({ length: Math.max(0, Math.min(pageSize, length - first)) }, (_, at) => first + at)
    return Promise.resolve({ rows, count })
  }
  return { pages, read }
}

it.each([
  [0, [1]],
  [999, [1]],
  [2_500, [1, 2, 3]],
])('a list of %d rows is read to its end', async (length, pages) => {
  const list = listOf(length)
  expect(await readEveryPage(list.read)).toHaveLength(length)
  expect(list.pages).toEqual(pages)
})

it('nothing is read behind the last row of a full page where the list says how many there are', async () => {
  const list = listOf(2_000, 2_000)
  expect(await readEveryPage(list.read)).toHaveLength(2_000)
  expect(list.pages).toEqual([1, 2])
})
