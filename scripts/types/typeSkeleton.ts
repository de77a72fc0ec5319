import { RESERVED_TYPES, TYPE_NAME_PATTERN } from '#contract/values/urn.ts'
import { LANGUAGES, type Texts } from '#contract/values/languages.ts'

interface Skeleton {
  /** The constant and the file are named by it: `radio_show` becomes radioShow. */
  constant: string
  text: string
}

/** Why a type cannot have this name, in plain words; undefined where it can. */
export function whyNotTypeName(name: string, taken: readonly string[]): string | undefined {
  if (!new RegExp(TYPE_NAME_PATTERN).test(name))
    return `'${name}' is no type name: lower-case letters, digits and _, a letter first`
  if (RESERVED_TYPES.includes(name)) return `'${name}' is a path of the API and cannot name a type`
  return taken.includes(name) ? `There is a type '${name}' already` : undefined
}

/** A type that works at once: the groups every catalogue item needs, and a sample that its schema accepts. */
export function typeSkeleton(name: string, one: Texts, many: Texts): Skeleton {
  const constant = name.replace(/_+([a-z\d])/g, (_, letter: string) => letter.toUpperCase())
  const words = (texts: Texts) =>
    `texts({ ${LANGUAGES.map((language) => `${language}: ${JSON.stringify(texts[language])}`).join(', ')} })`
  const groups = ['namesAndTexts', 'general', 'images', 'availability', 'licence', 'internal', 'system']
  const imports = [
    ...groups.map((group) => [group, group]),
    ['catalogueType', 'catalogueType'],
    ['texts', 'field'],
    ['hiddenColumns, yearColumn', 'listColumns'],
    ['yearFilter', 'listFilters'],
  ].toSorted(([, one = ''], [, other = '']) => one.localeCompare(other))
  const text = `${imports.map(([what, file]) => `import { ${what} } from '../groups/${file}.ts'`).join('\n')}

/** What a ${one.en.toLowerCase()} is, in one sentence. */
export const ${constant} = catalogueType({
  type: '${name}',
  area: 'vod',
  page: 'cp_datastore',
  icon: 'film',
  order: 900,
  one: ${words(one)},
  many: ${words(many)},
  traits: [],
  groups: [${groups.join(', ')}],
  columns: [yearColumn],
  hidden: Object.values(hiddenColumns),
  filters: [yearFilter],
  requiredImages: [],
  narrow: { released: 'yr', facets: [], row: ['yr'] },
  sample: { lon: [{ lang: 'en', n: ${JSON.stringify(one.en)} }], yr: 2024, prd: ['rimba-my'] },
})
`
  return { constant, text }
}

/** `shipped.ts` with one more type in its imports and in its list. */
export function withShippedType(shipped: string, name: string, constant: string): string {
  const line = `import { ${constant} } from './${name}/${constant}.ts'`
  const imports = [...shipped.matchAll(/^import .*$/gm)].map(([found]) => found)
  const last = imports.at(-1)
  if (last === undefined || !/return \[.*\]/s.test(shipped))
    throw new Error('server/types/shipped.ts has another shape than expected')
  return shipped.replace(last, `${last}\n${line}`).replace(/(return \[[^\]]*?),?(\s*\])/s, `$1, ${constant}$2`)
}
