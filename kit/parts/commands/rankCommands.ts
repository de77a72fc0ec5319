import { searchText } from '#contract/rules/searchText.ts'

/** Something that can be found by its label first, then by other words. */
type Findable = { id: string; label: string; note?: string | undefined; words?: readonly string[] }

type Folded<Item> = { readonly item: Item; readonly label: string; readonly all: string }
export type CommandIndex<Item> = readonly Folded<Item>[]

/** Case and accents folded once, not with each key pressed, and not before anything is looked for. */
export function indexCommands<Item extends Findable>(items: readonly Item[]): CommandIndex<Item> {
  return items.map((item) => {
    let label: string | undefined
    let all: string | undefined
    return {
      item,
      get label() {
        return (label ??= searchText(item.label))
      },
      get all() {
        return (all ??= searchText([item.label, item.note ?? '', ...(item.words ?? [])].join(' ')))
      },
    }
  })
}

/** How well a term meets a folded label: less is better, undefined not at all. */
function meeting(term: string, folded: Folded<unknown>): number | undefined {
  if (term === '') return 8
  const { label, all } = folded
  if (label === term) return 0
  if (label.startsWith(term)) return 1
  if (` ${label}`.includes(` ${term}`)) return 2
  const parts = term.split(' ')
  if (parts.every((part) => ` ${label}`.includes(` ${part}`))) return 3
  if (label.includes(term)) return 4
  if (parts.every((part) => ` ${all}`.includes(` ${part}`))) return 5
  if (isInitials(term, label)) return 6
  return parts.length === 1 && isScattered(term, label) ? 7 : undefined
}

/** 'nm' is 'new movie'. */
function isInitials(term: string, label: string): boolean {
  const initials = label
    .split(' ')
    .map((word) => [...word][0])
    .join('')
  return term.length > 1 && initials.startsWith(term)
}

/** The letters in their order, with others between, the first at the start of a word: 'mvs' is 'movies'. */
function isScattered(term: string, label: string): boolean {
  if (term.length < 3) return false
  const letters = [...term]
  const from = ` ${label}`.indexOf(` ${letters[0]}`)
  let at = from - 1
  return from >= 0 && letters.every((letter) => (at = label.indexOf(letter, at + 1)) >= 0)
}

/**
 * The items that a term finds, best first. Among equals what was chosen lately leads, then the given order. An empty
 * term finds everything.
 */
export function rankCommands<Item extends Findable>(
  index: CommandIndex<Item>,
  typed: string,
  recent: readonly string[],
): Item[] {
  const term = searchText(typed)
  const lately = new Map(recent.map((id, place) => [id, place]))
  return index
    .map((folded, place) => ({ item: folded.item, place, met: meeting(term, folded) }))
    .filter((one): one is typeof one & { met: number } => one.met !== undefined)
    .sort((a, b) => a.met - b.met || compare(lately, a.item, b.item) || a.place - b.place)
    .map(({ item }) => item)
}

function compare(lately: ReadonlyMap<string, number>, a: Findable, b: Findable): number {
  const last = lately.size
  return (lately.get(a.id) ?? last) - (lately.get(b.id) ?? last)
}
