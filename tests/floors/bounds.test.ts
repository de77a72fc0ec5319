import { expect, it } from 'vitest'
import { repositoryFiles } from './repositoryFiles.ts'

/** What the common bound of pages is (`tests/support/page.ts`): a shorter one leans on a quick machine. */
const COMMON_MS = 60_000
/** Its own test sees a bound run out, and waits for nothing. */
const OF_THE_BOUND = 'tests/support/page.test.tsx'

/** A bound of a whole test stands behind it, as a number: the common one (`vitest.config.ts`) is longer than any page's. */
const TEST_MS = 180_000

const millis = (bound = '') => Number(bound.replaceAll('_', ''))
const shortBounds = (text: string) => [
  ...[...text.matchAll(/\btimeout: ([\d_]+)/g)].filter(([, bound]) => millis(bound) < COMMON_MS),
  ...[...text.matchAll(/^\s*\}, ([\d_]+)\)$/gm)].filter(([, bound]) => millis(bound) < TEST_MS),
]

it('tests give nothing less time than all else has: a bound is for what hangs, not for what is slow', () => {
  const hasty = repositoryFiles().filter(({ path }) => /\.test\.tsx?$/.test(path) && path !== OF_THE_BOUND)
  expect(hasty.flatMap(({ path, text }) => shortBounds(text).map(([bound]) => `${path} ${bound.trim()}`))).toEqual([])
})

it('a shorter bound is found, and one that is as long is not', () => {
  expect(shortBounds(`findByText('2', {}, { timeout: ${'3_000'} })`)).toHaveLength(1)
  expect(shortBounds(`it('walks', async () => {\n}, ${'30_000'})`)).toHaveLength(1)
  expect(shortBounds("it('walks', { timeout: 900_000 }, walk)")).toEqual([])
  expect(shortBounds('it.each([])((walk) => {\n}, 300_000)')).toEqual([])
})
