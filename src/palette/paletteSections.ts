import type { Command } from '#kit/parts/commands/command.ts'
import { COMMAND_GROUPS } from '#kit/parts/commands/command.ts'
import type { CommandIndex } from '#kit/parts/commands/rankCommands.ts'
import { rankCommands } from '#kit/parts/commands/rankCommands.ts'
import type { Recent } from './recentCommands.ts'

type SectionKey = 'recent' | 'titles' | Command['group']
export type PaletteSection = { key: SectionKey; commands: readonly Command[] }

/** More of one kind than these is not read but searched. */
const PER_GROUP = 8
const SHOWN_RECENT = 7
/** As many lines as a sheet of 72 % of a screen 1,080 px high can show. */
const AT_FIRST = 20

type Parts = {
  index: CommandIndex<Command>
  term: string
  recent: readonly Recent[]
  /** Titles that were chosen lately, as commands, as far as they may be seen. */
  recentTitles: readonly Command[]
  titles: readonly Command[]
}

/**
 * What the palette shows: with nothing typed what was chosen or visited lately, then everything by kind; with a term the kinds in
 * the order of their best hits. Titles come last, since they arrive later and must not push away what one is about to
 * take.
 */
export function paletteSections({ index, term, recent, recentTitles, titles }: Parts): PaletteSection[] {
  const typed = term.trim()
  const ranked = rankCommands(
    index,
    typed,
    recent.map(({ id }) => id),
  )
  if (typed === '') {
    const known = new Map([...ranked, ...recentTitles].map((command) => [command.id, command]))
    const lately = recent.flatMap(({ id }) => known.get(id) ?? []).slice(0, SHOWN_RECENT)
    const rest = index.map(({ item }) => item).filter((one) => !lately.includes(one))
    return sections([['recent', lately], ...byGroup(rest, COMMAND_GROUPS)])
  }
  const order = [...new Set(ranked.map(({ group }) => group))]
  const found = byGroup(ranked, order).map(([key, commands]) => [key, commands.slice(0, PER_GROUP)] as const)
  return sections([...found, ['titles', titles]])
}

/** The sections down to the last line that is seen before anybody scrolls. */
export function firstRows(all: readonly PaletteSection[]): readonly PaletteSection[] {
  let left = AT_FIRST
  return all.flatMap(({ key, commands }) => {
    const some = commands.slice(0, left)
    left -= some.length
    return some.length > 0 ? [{ key, commands: some }] : []
  })
}

type Keyed = readonly [SectionKey, readonly Command[]]

const byGroup = (commands: readonly Command[], order: readonly Command['group'][]): Keyed[] =>
  order.map((key) => [key, commands.filter(({ group }) => group === key)] as const)

const sections = (keyed: readonly Keyed[]): PaletteSection[] =>
  keyed.filter(([, commands]) => commands.length > 0).map(([key, commands]) => ({ key, commands }))
