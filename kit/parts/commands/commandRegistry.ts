import type { Command, KeyList } from './command.ts'
import { COMMAND_GROUPS } from './command.ts'

type Offer = { commands?: readonly Command[]; keyLists?: readonly KeyList[] }
/** What a part has offered last, also once it is gone, and what that shows to readers, as one text. */
type Kept = { offer: Offer; shown: string }

/** What can be done now, offered by whatever is on screen; newest offers first, so that an open dialog leads. */
type CommandRegistry = {
  /** Puts or renews what one part of the screen offers; nobody is told where it shows what it showed before. */
  put: (owner: symbol, offer: Offer) => void
  drop: (owner: symbol) => void
  commands: () => readonly Command[]
  keyLists: () => readonly KeyList[]
  subscribe: (listener: () => void) => () => void
}

export function createCommandRegistry(): CommandRegistry {
  const offers = new Map<symbol, Kept>()
  const listeners = new Set<() => void>()
  let commands: readonly Command[] | undefined
  let keyLists: readonly KeyList[] | undefined
  const changed = () => {
    commands = undefined
    keyLists = undefined
    for (const listener of listeners) listener()
  }
  const offered = () => [...offers.values()].flatMap((kept) => (kept.offer.commands ?? []).map(lastOf(kept)))
  return {
    put: (owner, offer) => {
      const shown = shownOf(offer)
      const kept = offers.get(owner) ?? { offer, shown: '' }
      offers.set(owner, kept)
      const isNews = kept.shown !== shown
      Object.assign(kept, { offer, shown })
      if (isNews) changed()
    },
    drop: (owner) => {
      offers.delete(owner)
      changed()
    },
    commands: () => (commands ??= oncePerPage(once(byPlace(offered())))),
    keyLists: () => (keyLists ??= once([...offers.values()].flatMap(({ offer }) => offer.keyLists ?? []))),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A command as readers keep it: what it does is what its part has offered last, and nothing where that no longer has it. */
const lastOf =
  (kept: Kept) =>
  (command: Command): Command => {
    if (!('run' in command.act)) return command
    const run = () => {
      const act = kept.offer.commands?.find(({ id }) => id === command.id)?.act
      if (act && 'run' in act) act.run()
    }
    return { ...command, act: { run } }
  }

/** All but what its commands do, which closes over what is on screen and is anew with each drawing. */
const shownOf = (offer: Offer): string =>
  JSON.stringify(offer, (_, value: unknown) => (typeof value === 'function' ? '' : value))

/** What the open page offers comes first, whichever part was drawn first. */
const byPlace = (commands: readonly Command[]): Command[] =>
  commands.toSorted((a, b) => COMMAND_GROUPS.indexOf(a.group) - COMMAND_GROUPS.indexOf(b.group))

/** Two parts may offer the same, such as two buttons for one action: the first counts. */
function once<Item extends { id: string }>(items: readonly Item[]): readonly Item[] {
  return [...new Map(items.toReversed().map((item) => [item.id, item])).values()].reverse()
}

/** A page of an extension may stand in the menu as well, under a name of its own: it is one page. */
function oncePerPage(commands: readonly Command[]): readonly Command[] {
  const seen = new Set<string>()
  return commands.filter(({ group, act }) => {
    if (group !== 'pages' || !('to' in act)) return true
    const isNew = !seen.has(act.to)
    seen.add(act.to)
    return isNew
  })
}
