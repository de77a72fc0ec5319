import { PERSON_FIELD } from '#contract/values/people.ts'
import type { PolicyAttribute, PolicyRow, Values } from './policy.ts'

/** Whether the values of an attribute are people, each by the subject of their tokens. */
export function isOfPeople({ type, source, field }: PolicyAttribute): boolean {
  return source === 'user' && field === PERSON_FIELD && (type === 'String' || type === 'StringArray')
}

/** The people that a row compares with whole, by their ids. */
export function peopleIn({ operator, value }: Pick<PolicyRow, 'operator' | 'value'>): readonly string[] {
  return operator === 'starts with' || operator === 'ends with' ? [] : idsIn(value)
}

/** The people that rows and viewers name under attributes whose values are people. */
export function peopleNamed(
  attributes: readonly PolicyAttribute[],
  rows: readonly PolicyRow[],
  viewers: readonly Values[],
): readonly string[] {
  const names = new Set(attributes.filter(isOfPeople).map(({ name }) => name))
  const inRows = rows.flatMap((row) => (names.has(row.attribute) ? peopleIn(row) : []))
  const inViewers = viewers.flatMap((viewer) => [...names].flatMap((name) => idsIn(viewer[name])))
  return [...new Set([...inRows, ...inViewers])].toSorted()
}

function idsIn(value: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : []
  return list.flatMap((one) => (typeof one === 'string' && one.trim() !== '' ? [one.trim()] : []))
}
