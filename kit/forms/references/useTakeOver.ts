import { useResourceContext } from 'ra-core'
import { useContext } from 'react'
import { inherited } from '#contract/rules/relations/newChild.ts'
import { nextNumber } from '#contract/rules/relations/siblingOrder.ts'
import type { ContentRecord, ContentRow } from '#contract/schemas/contentRecord.ts'
import type { TreeRow } from '#contract/schemas/series.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import { isAt } from '../focusPointer.ts'
import { useForm } from '../FormContext.ts'

/** The highest numbers come first; a few of them, since what has no number stands before them. */
const LOOKED_AT = 25

/**
 * Once a parent was chosen in a form: what follows from it (provider, package, next number) is filled in, as far as
 * nobody has typed it or is about to. What cannot be read is left to the person.
 */
export function useTakeOver(pointer: string): (row: ContentRow) => Promise<void> {
  const { store } = useForm()
  const console = useContext(ConsoleContext)
  const name = useResourceContext()
  const type = console?.types?.find((one) => one.type === name)
  const relation = type?.relations?.parent
  return async (row) => {
    if (!type || !relation || !console || pointer !== `/${relation.field}`) return
    const { calls } = console
    const own = type.narrow.number
    const [parent, siblings] = await Promise.all([
      calls.getOne<ContentRecord>(row.cty, { id: row.id }).then(
        ({ data }) => data,
        () => undefined,
      ),
      own === undefined
        ? undefined
        : calls
            .getManyReference<TreeRow>(type.type, {
              target: relation.field,
              id: row.id,
              sort: { field: 'order', order: 'DESC' },
              pagination: { page: 1, perPage: LOOKED_AT },
              filter: {},
            })
            .catch(() => undefined),
    ])
    if (store.get(pointer) !== row.id) return
    const number = siblings && nextNumber(siblings.data.map(({ id, order }) => ({ id, number: order })))
    const fill = { ...(parent && inherited(type, parent)), ...(own !== undefined && number && { [own]: number }) }
    for (const [field, value] of Object.entries(fill)) {
      const place = `/${field}`
      if (store.get(place) === undefined && !isAt(place)) store.set(place, value)
    }
  }
}
