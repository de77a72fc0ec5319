import { sameJson } from '../../diff/json.ts'
import { threeWay } from '../../merge/threeWay.ts'
import type { Target } from '../commands/command.ts'
import type { Container, Storefront, Tab } from '../model/storefront.ts'
import type { StorefrontConflict, Three } from './conflict.ts'

type Said = { settings: object; rest: object }

/** What somebody can say of a page, tab or container. */
export const saidBy = <One extends Said>({ settings, rest }: One): Pick<One, 'settings' | 'rest'> => ({
  settings,
  rest,
})

/** Tabs by id, merged field by field; which containers they have is another matter (`mergePlaces`). */
export function mergeTabs(three: Three<Storefront>, conflicts: StorefrontConflict[]): Map<string, Tab> {
  const saidOf = (one: Storefront, id: string) => {
    const tab = one.tab.get(id)
    const inside = tab?.containers.toSorted().map((inner) => [inner, containerSaid(one, inner)])
    return tab && { ...saidBy(tab), inside }
  }
  return mergeEach(three, { of: 'tab', mapOf: ({ tab }) => tab, saidOf }, conflicts)
}

/** Containers by id, merged field by field. */
export function mergeContainers(three: Three<Storefront>, conflicts: StorefrontConflict[]): Map<string, Container> {
  const parts = { of: 'container', mapOf: ({ containers }: Storefront) => containers, saidOf: containerSaid } as const
  return mergeEach(three, parts, conflicts)
}

function containerSaid({ containers, curation }: Storefront, id: string) {
  const container = containers.get(id)
  return container && { ...saidBy(container), content: curation.get(id) ?? [] }
}

type Parts<Part> = {
  of: 'tab' | 'container'
  mapOf: (one: Storefront) => ReadonlyMap<string, Part>
  /** All of a part that, changed by one, is not to be lost by the other's removal. */
  saidOf: (one: Storefront, id: string) => unknown
}

function mergeEach<Part extends Tab | Container>(
  { base, mine, theirs }: Three<Storefront>,
  { of, mapOf, saidOf }: Parts<Part>,
  conflicts: StorefrontConflict[],
): Map<string, Part> {
  const [bases, mines, other] = [mapOf(base), mapOf(mine), mapOf(theirs)]
  const merged = new Map<string, Part>()
  for (const id of new Set([...mines.keys(), ...other.keys()])) {
    const [was, my, their] = [bases.get(id), mines.get(id), other.get(id)]
    const target: Target = { of, id }
    const left = my ?? their
    if (my && their) merged.set(id, mergeOne({ base: was, mine: my, theirs: their }, target, conflicts))
    else if (left && !was) merged.set(id, left)
    else if (left && !sameJson(saidOf(base, id), saidOf(my ? mine : theirs, id))) {
      conflicts.push({ target, kind: 'removed', by: my ? 'theirs' : 'mine' })
      merged.set(id, left)
    }
  }
  return merged
}

function mergeOne<Part extends Tab | Container>(
  { base, mine, theirs }: { base: Part | undefined; mine: Part; theirs: Part },
  target: Target,
  conflicts: StorefrontConflict[],
): Part {
  if (mine === theirs) return mine
  const before = base ? saidBy(base) : { settings: {}, rest: {} }
  const { merged, conflicts: fields } = threeWay(before, saidBy(mine), saidBy(theirs))
  if (fields.length > 0) conflicts.push({ target, kind: 'fields', conflicts: fields })
  const [myHead, head] = [headOf(mine), headOf(theirs)]
  const isMine = sameJson(merged, saidBy(mine)) && sameJson(myHead, head)
  return isMine ? mine : { ...mine, ...merged, ...head }
}

/** The head of a container, which a tab has none of. */
function headOf(part: Tab | Container): Pick<Container, 'head'> | object {
  return 'head' in part ? { head: part.head } : {}
}
