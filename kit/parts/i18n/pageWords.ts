import type { Messages } from './byArea.ts'
import { mergeWords } from './mergeWords.ts'

/** Words that come with the pages that use them: each is a file of the folder `sets` of a language. */
export const WORD_SETS = [
  'ads',
  'calendar',
  'configuration',
  'guide',
  'ingestion',
  'later',
  'lists',
  'machines',
  'policies',
  'records',
  'review',
  'schedule',
  'storefront',
  'types',
  'video',
  'workbench',
] as const
export type WordSet = (typeof WORD_SETS)[number]

type Loaders = Readonly<Record<string, () => Promise<Messages>>>

const LOADERS: Loaders = import.meta.glob<Messages>('./*/sets/*.ts', { import: 'messages' })

/** Which sets of words the pages that were opened have asked for, and their words in any language. */
export interface PageWords {
  /**
   * Adds sets to those that every language is shown with. Settles when their words stand in the language of the
   * moment; fails when they cannot be fetched, and may be asked for again then.
   */
  open: (sets: readonly WordSet[]) => Promise<void>
  /** The words of all opened sets, with English for those that the language lacks; at once where they were fetched. */
  wordsIn: (language: string) => Messages | Promise<Messages>
  /** Calls the follower when sets were added; `open` waits for it. */
  follow: (follower: () => Promise<void>) => void
}

/** Holds no word before the first set is opened. `loaders` are by path, as `import.meta.glob` tells them. */
export function createPageWords(loaders: Loaders): PageWords {
  const opened = new Map<WordSet, Promise<void>>()
  const fetched = new Map<string, Messages>()
  const reading = new Map<string, Promise<void>>()
  const followers: (() => Promise<void>)[] = []

  const read = async (path: string) => {
    try {
      const words = await loaders[path]?.()
      if (words) fetched.set(path, words)
    } finally {
      reading.delete(path)
    }
  }
  const fetchSet = (set: WordSet, language: string) => {
    const path = `./${language}/sets/${set}.ts`
    if (fetched.has(path)) return Promise.resolve()
    const under = reading.get(path) ?? read(path)
    reading.set(path, under)
    return under
  }
  const pathsIn = (language: string) =>
    [...opened.keys()].map((set) => `./${language}/sets/${set}.ts`).filter((path) => path in loaders)
  const fetchedIn = (language: string): Messages =>
    Object.assign({}, ...pathsIn(language).map((path) => fetched.get(path)))
  const merged = (language: string) => mergeWords(fetchedIn('en'), fetchedIn(language))

  const wordsIn = (language: string) => {
    const isThere = [...pathsIn('en'), ...pathsIn(language)].every((path) => fetched.has(path))
    if (isThere) return merged(language)
    const fetches = [...opened.keys()].flatMap((set) => [fetchSet(set, 'en'), fetchSet(set, language)])
    return Promise.all(fetches).then(() => merged(language))
  }
  const add = async (sets: readonly WordSet[]) => {
    await Promise.all([...sets.map((set) => fetchSet(set, 'en')), ...followers.map((follower) => follower())])
  }
  return {
    wordsIn,
    follow: (follower) => void followers.push(follower),
    open: async (sets) => {
      const fresh = sets.filter((set) => !opened.has(set))
      if (fresh.length > 0) {
        const added = Promise.resolve().then(() => add(fresh))
        for (const set of fresh) opened.set(set, added)
        added.catch(() => fresh.forEach((set) => opened.delete(set)))
      }
      await Promise.all(sets.map((set) => opened.get(set)))
    },
  }
}

/** The words of the console's own pages. */
export const pageWords = createPageWords(LOADERS)
