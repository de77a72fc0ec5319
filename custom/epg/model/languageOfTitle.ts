import { namesOf, titleOf, type Readable } from '#contract/schemas/readers.ts'

/** The language that `titleOf` answers in: the reader's own where there is a name in it. */
export function languageOfTitle(record: Readable, language: string): string | undefined {
  const title = titleOf(record, language)
  const names = namesOf(record).filter(({ n }) => n === title)
  return (names.find(({ lang }) => lang === language) ?? names[0])?.lang
}
