import { isObject } from '../diff/json.ts'

/** Why a record is published with conditions (`cond_pub`, specification section 3); undefined where it is not. */
export function conditionOf(record: Readonly<Record<string, unknown>>): string | undefined {
  const { cond_pub: condition } = record
  if (!isObject(condition) || condition.value !== true) return undefined
  return typeof condition.reason === 'string' ? condition.reason : ''
}
