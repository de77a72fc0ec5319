import type { Container } from '#contract/rules/storefront/model/storefront.ts'
import type { RailContent } from '../content/createRailReader.ts'
import { cardFacts, type CardFacts, type CardLens } from './cardFacts.ts'
import type { Device } from './devices.ts'
import { railLook } from './railLook.ts'

type Given = {
  containers: ReadonlyMap<string, Container>
  content: ReadonlyMap<string, RailContent>
  device: Device
  cards: CardLens
}

/** Titles that lack the picture or the language that the lens asks for, by container; of what was read so far. */
export function lackingTitles({
  containers,
  content,
  device,
  cards,
}: Given): ReadonlyMap<string, readonly CardFacts[]> {
  const lacking = new Map<string, readonly CardFacts[]>()
  for (const [id, { rows }] of content) {
    const container = containers.get(id)
    if (!container) continue
    const look = railLook(container.settings, device)
    const found = rows
      .map((row) => cardFacts(row, look, cards))
      .filter(({ lacksRatio, lacksLanguage }) => lacksRatio || lacksLanguage)
    if (found.length > 0) lacking.set(id, found)
  }
  return lacking
}
