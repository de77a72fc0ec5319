import type { WordSet } from './pageWords.ts'

/**
 * The loader of a page outside of the first load, for React's `lazy`: the page comes together with the words that it is
 * written in, and is not shown before they are there. `tests/floors/wordSets.test.tsx` holds the sets against what the
 * page names.
 */
export const withWords =
  <Page>(sets: readonly WordSet[], load: () => Promise<Page>) =>
  async (): Promise<Page> => {
    // Fetched when it is needed: who reads the table of routes alone, as Node does, has no files of words.
    const words = import('./pageWords.ts').then(({ pageWords }) => pageWords.open(sets))
    const [page] = await Promise.all([load(), words])
    return page
  }
