import { sql } from 'kysely'
import type { Condition } from './condition.ts'
import type { FilterScope } from './filterScope.ts'

/** A condition on columns that `recent` lacks: there it is asked of the list row itself. */
export function ofListRow({ over }: Pick<FilterScope, 'over'>, condition: Condition): Condition {
  if (over !== 'recent') return condition
  return sql`EXISTS (SELECT FROM side own WHERE own.id = side.id AND own.slot = side.slot AND ${condition})`
}

/** A condition on the last save, which list rows do not follow: it is asked of `recent`. */
export function ofLastSave({ over }: Pick<FilterScope, 'over'>, condition: Condition): Condition {
  if (over === 'recent') return condition
  return sql`EXISTS (SELECT FROM recent own WHERE own.id = side.id AND own.slot = side.slot AND ${condition})`
}
