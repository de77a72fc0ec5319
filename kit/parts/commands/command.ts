import type { IconName } from '../icons/paths.ts'

/** Where a command stands in the palette and on the sheet of shortcuts, in this order. */
export const COMMAND_GROUPS = ['page', 'pages', 'views', 'console'] as const
type CommandGroup = (typeof COMMAND_GROUPS)[number]

/**
 * One thing that a person can do or go to now. Screens offer theirs by `useCommands`; palette, sheet of shortcuts,
 * navigation search and the 404 page all read the same list.
 */
export type Command = {
  /** The same over visits: what was chosen last is remembered by it. */
  id: string
  group: CommandGroup
  /** In the user's words. */
  label: string
  /** Where it belongs, beside the label. */
  note?: string | undefined
  icon?: IconName
  /** Other words that find it. */
  words?: readonly string[]
  /** Keys that the console listens to for it: 'Mod+K', '?'. `Mod` is Ctrl, or Command on a Mac. */
  keys?: string
  /** Keys that its screen listens to itself. */
  shownKeys?: string
  /** Why it cannot be taken now, in words; it is shown, but off. */
  why?: string | undefined
  /** The address that it leads to, or what it does. */
  act: { to: string } | { run: () => void }
}

/** A list of keys that a screen, form or tree listens to itself: lines for the sheet of shortcuts. */
export type KeyList = { id: string; title: string; lines: readonly KeyLine[] }
/** Keys as 'ArrowUp ArrowDown' (either) or 'Ctrl+Enter' (together), and what they do. */
export type KeyLine = { keys: string; words: string }
