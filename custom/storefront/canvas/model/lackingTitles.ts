import type { Container } from '#contract/rules/storefront/model/storefront.ts'
import type { RailRow } from '#contract/schemas/storefront/railRow.ts'
import type { RailContent } from '../content/railContent.ts'
import { cardFacts, type CardFacts, type CardLens } from './cardFacts.ts'
import type { Device } from './devices.ts'
import { railLook, type RailLook } from './railLook.ts'

/** How each container is drawn on the devices that are looked at: each ratio once. */
export type Looks = Readonly<Record<string, readonly RailLook[]>>

export function looksOf(containers: ReadonlyMap<string, Container>, devices: readonly Device[]): Looks {
  return Object.fromEntries(
    [...containers].map(([id, { settings }]) => {
      const looks = devices.map((device) => railLook(settings, device))
      return [id, [...new Map(looks.map((look) => [look.ratio, look])).values()]]
    }),
  )
}

type Given = {
  looks: Looks
  content: ReadonlyMap<string, RailContent>
  cards: CardLens
}

/** A title that lacks something; `ratios` are those of its container, on any of the devices, that it has no picture in. */
type LackingTitle = Pick<CardFacts, 'id' | 'title' | 'lang' | 'lacksLanguage'> & {
  type: string
  ratios: readonly string[]
}

/** What was found of a rail's rows last: rails come in one by one, and those that are there stay as they are. */
const found = new WeakMap<readonly RailRow[], { own: string; cards: CardLens; titles: readonly LackingTitle[] }>()

/** Titles that lack the picture or the language that the lens asks for, by container; of what was read so far. */
export function lackingTitles({ looks, content, cards }: Given): ReadonlyMap<string, readonly LackingTitle[]> {
  const lacking = new Map<string, readonly LackingTitle[]>()
  for (const [id, { rows }] of content) {
    const own = Object.hasOwn(looks, id) ? looks[id] : undefined
    if (!own) continue
    const titles = lackingOf(rows, own, cards)
    if (titles.length > 0) lacking.set(id, titles)
  }
  return lacking
}

function lackingOf(rows: readonly RailRow[], looks: readonly RailLook[], cards: CardLens): readonly LackingTitle[] {
  const own = looks.map(({ ratio, shape }) => `${ratio} ${shape}`).join()
  const before = found.get(rows)
  if (before?.own === own && before.cards === cards) return before.titles
  const titles = rows.flatMap((row): LackingTitle[] => {
    const facts = looks.map((look) => ({ ratio: look.ratio, ...cardFacts(row, look, cards) }))
    const [first] = facts
    if (!first) return []
    const ratios = facts.flatMap(({ lacksRatio, ratio }) => (lacksRatio ? [ratio] : []))
    const { id: title, title: name, lang, lacksLanguage } = first
    return ratios.length > 0 || lacksLanguage
      ? [{ id: title, type: row.cty, title: name, lang, lacksLanguage, ratios }]
      : []
  })
  found.set(rows, { own, cards, titles })
  return titles
}
