import type { Container } from '#contract/rules/storefront/model/storefront.ts'
import type { RailContent } from '../content/railContent.ts'
import { cardFacts, type CardFacts, type CardLens } from './cardFacts.ts'
import type { Device } from './devices.ts'
import { railLook } from './railLook.ts'

type Given = {
  containers: ReadonlyMap<string, Container>
  content: ReadonlyMap<string, RailContent>
  devices: readonly Device[]
  cards: CardLens
}

/** A title that lacks something; `ratios` are those of its container, on any of the devices, that it has no picture in. */
type LackingTitle = Pick<CardFacts, 'id' | 'title' | 'lang' | 'lacksLanguage'> & {
  type: string
  ratios: readonly string[]
}

/** Titles that lack the picture or the language that the lens asks for, by container; of what was read so far. */
export function lackingTitles({
  containers,
  content,
  devices,
  cards,
}: Given): ReadonlyMap<string, readonly LackingTitle[]> {
  const lacking = new Map<string, readonly LackingTitle[]>()
  for (const [id, { rows }] of content) {
    const container = containers.get(id)
    if (!container) continue
    const looks = [
      ...new Map(
        devices.map((device) => railLook(container.settings, device)).map((look) => [look.ratio, look]),
      ).values(),
    ]
    const found = rows.flatMap((row): LackingTitle[] => {
      const facts = looks.map((look) => ({ ratio: look.ratio, ...cardFacts(row, look, cards) }))
      const [first] = facts
      if (!first) return []
      const ratios = facts.flatMap(({ lacksRatio, ratio }) => (lacksRatio ? [ratio] : []))
      const { id: title, title: name, lang, lacksLanguage } = first
      return ratios.length > 0 || lacksLanguage
        ? [{ id: title, type: row.cty, title: name, lang, lacksLanguage, ratios }]
        : []
    })
    if (found.length > 0) lacking.set(id, found)
  }
  return lacking
}
