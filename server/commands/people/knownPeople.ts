import { searchText } from '#contract/rules/searchText.ts'
import type { Person } from '#contract/schemas/people.ts'
import type { CallContext } from '../../context.ts'

/**
 * People of the caller's products, or those of them that are named, by their names: who has changed something, and the
 * caller. Each server answers the same, also after a restart.
 */
export async function knownPeople(context: CallContext, uids?: readonly string[]): Promise<Person[]> {
  const { uid, name } = context.actor
  const writers = await context.services.people.writers(context, uids)
  const known = (uids?.includes(uid) ?? true) ? [...writers, { uid, name }] : writers
  const people = new Map(known.map((one) => [one.uid, { ...one, key: searchText(one.name) }]))
  return [...people.values()]
    .toSorted((one, other) => compare(one.key, other.key) || compare(one.uid, other.uid))
    .map((one) => ({ uid: one.uid, name: one.name }))
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
