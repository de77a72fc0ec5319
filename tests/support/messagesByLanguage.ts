import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LANGUAGES } from '#contract/values/languages.ts'
import type { Language } from '#contract/values/languages.ts'

const FOLDER = join(import.meta.dirname, '../../kit/parts/i18n')

type Areas = Readonly<Record<string, object>>

/**
 * The words of a language straight from its files, without English in place of what is missing. Journeys run in plain
 * Node, which has no `import.meta.glob`.
 */
async function areasOf(language: Language): Promise<Areas> {
  const folder = join(FOLDER, language)
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && name !== 'messages.ts')
  const areas = files.map(async (name) => {
    const { words } = (await import(/* @vite-ignore */ pathToFileURL(join(folder, name)).href)) as { words: object }
    return [name.replace(/\.ts$/, ''), words] as const
  })
  return Object.fromEntries(await Promise.all(areas))
}

const all = await Promise.all(LANGUAGES.map(async (language) => [language, await areasOf(language)] as const))

/** Every language's words by area. */
export const messagesByLanguage = Object.fromEntries(all) as Readonly<Record<Language, Areas>>
